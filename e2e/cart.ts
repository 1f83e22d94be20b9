import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export interface Product {
  id: string;
  slug: string;
  title: string;
  available: boolean;
  stock: number;
  priceCent: number | null;
  minOrderQuantity: number;
  quantityIncrement: number;
}

/** Flowers of which one can order a few steps, as the API tells them: at least two. */
export async function flowers(origin: string): Promise<[Product, Product, ...Product[]]> {
  const answer = await fetch(`${origin}/api/shop/v1/pharmacy-shop/products?productType=bud&pageSize=200`);
  const { items } = (await answer.json()) as { items: Product[] };
  const [first, second, ...others] = items.filter(
    ({ available, priceCent, stock, minOrderQuantity, quantityIncrement }) =>
      available && priceCent !== null && stock >= minOrderQuantity + 4 * quantityIncrement,
  );
  if (!first || !second) throw new Error('The shop has too few flowers for this journey.');
  return [first, second, ...others];
}

export async function aFlower(origin: string): Promise<Product> {
  const [flower] = await flowers(origin);
  return flower;
}

export const cartButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Warenkorb(,|$)/ });
export const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Warenkorb' });
export const dropdown = (page: Page, { title }: Product) => page.getByRole('combobox', { name: `Menge ${title}` });
export const total = (page: Page) =>
  page.getByRole('region', { name: 'Summe' }).getByText('Gesamt ohne Versand').locator('..');

export async function addFromPage(page: Page, { slug }: Product): Promise<void> {
  await page.goto(`/#/product/${slug}`);
  await page.getByRole('button', { name: /^In den Warenkorb/ }).click();
  await expect(page.getByRole('button', { name: /^Menge aktualisieren/ })).toBeVisible();
}

/** Sums are dimmed until the server has confirmed them. */
export async function comesToRest(page: Page): Promise<void> {
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

/** What the server has, asked with the browser's own cookies. */
export async function serverCart(page: Page): Promise<Record<string, number>> {
  const answer = await page.context().request.get('/api/shop/v1/shopping-cart');
  const { items } = (await answer.json()) as { items: { slug: string; quantity: number }[] };
  return Object.fromEntries(items.map(({ slug, quantity }) => [slug, quantity]));
}
