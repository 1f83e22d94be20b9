import type { Page } from '@playwright/test';
import { euros } from './amounts.ts';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';

interface Product {
  slug: string;
  title: string;
  manufacturer: string;
  thc: number | null;
  cbd: number | null;
  terpenes: string[];
  available: boolean;
  stock: number;
  priceCent: number | null;
  minOrderQuantity: number;
  quantityIncrement: number;
  pzn: string | null;
  country: string | null;
  description: string | null;
  musterRezeptText: string | null;
}

async function ask<Answer>(origin: string, path: string): Promise<Answer> {
  const answer = await fetch(`${origin}/api/shop/v1/pharmacy-shop${path}`);
  expect(answer.ok, path).toBe(true);
  return (await answer.json()) as Answer;
}

/** The first flower of which everything is known, as the API tells it. */
async function aWholeFlower(origin: string): Promise<Product> {
  const { items } = await ask<{ items: Product[] }>(origin, '/products?productType=bud&pageSize=200');
  for (const { slug } of items) {
    const product = await ask<Product>(origin, `/products/${slug}`);
    const { available, musterRezeptText, description, thc, cbd, priceCent, pzn, country } = product;
    const isWhole = [musterRezeptText, description, thc, cbd, priceCent, pzn, country].every((value) => value !== null);
    if (available && isWhole && product.stock >= product.minOrderQuantity + 2 * product.quantityIncrement)
      return product;
  }
  throw new Error('no flower of the demo catalogue is complete');
}

const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

async function openFromList(page: Page, title: string): Promise<void> {
  await page.goto('/#/shop?type=bud');
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('Lade Produkt…')).toBeHidden();
}

test('[PD-03] [PD-04] a product opened from the list shows what the API tells', async ({ page, shop, axe }) => {
  const product = await aWholeFlower(shop.origin);
  await openFromList(page, product.title);
  const main = page.getByRole('main');
  await expect(page).toHaveTitle(`${product.title} · Mainblüte Apotheke`);

  await expect(main.getByRole('meter', { name: 'THC-Gehalt' })).toHaveAttribute(
    'aria-valuenow',
    String(Math.min(30, product.thc ?? 0)),
  );
  await expect(main.getByRole('meter', { name: 'CBD-Gehalt' })).toHaveAttribute(
    'aria-valuenow',
    String(Math.min(10, product.cbd ?? 0)),
  );
  await expect(main.getByText('/ g inkl. MwSt.')).toBeVisible();
  await expect(main.getByText(euros(product.priceCent ?? 0)).first()).toBeVisible();
  await expect(main.getByText(`${product.stock.toLocaleString('de-DE')} g am Lager`)).toBeVisible();
  for (const terpene of product.terpenes) {
    await expect(main.getByRole('link', { name: terpene, exact: true })).toHaveAttribute('href', /^#\/glossar#[a-z]/);
  }

  const table = main.getByRole('table', { name: 'Angaben zum Produkt' });
  await expect(table.getByRole('row', { name: /^Hersteller/ })).toContainText(product.manufacturer);
  await expect(table.getByRole('row', { name: /^Artikelnummer/ })).toContainText(product.pzn ?? '');
  await expect(table.getByRole('row', { name: /^Herkunft/ })).toContainText(`(${product.country})`);
  await expect(main.getByRole('img', { name: `Illustration zu ${product.title}` })).toHaveJSProperty('complete', true);
  await axe();
});

test('[PD-07] the amount follows the keyboard, and the total follows the amount', async ({ page, shop }) => {
  const product = await aWholeFlower(shop.origin);
  const { minOrderQuantity: minimum, quantityIncrement: step, priceCent } = product;
  await page.goto(`/#/product/${product.slug}`);
  const field = page.getByRole('spinbutton', { name: 'Menge in Gramm' });
  const add = page.getByRole('button', { name: /^In den Warenkorb/ });
  await expect(field).toHaveValue(String(minimum));

  await field.focus();
  await page.keyboard.press('ArrowUp');
  await expect(field).toHaveValue(String(minimum + step));
  expect(plain(await add.textContent())).toContain(plain(euros((minimum + step) * (priceCent ?? 0))));

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveValue('0');
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveValue('0');

  await field.fill(String(minimum + 2 * step - 1));
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue(String(minimum + (step > 2 ? 2 : 1) * step));

  await field.fill('999999');
  await page.keyboard.press('Enter');
  const most = Number(await field.inputValue());
  expect(most).toBeLessThanOrEqual(product.stock);
  expect(most).toBeGreaterThan(product.stock - step);
});

test('[PD-02] the way back leads to the list as it was, and home for who came straight here', async ({
  page,
  shop,
}) => {
  const product = await aWholeFlower(shop.origin);
  await openFromList(page, product.title);
  await page.getByRole('button', { name: '← Zurück zu Blüten' }).click();
  await expect(page).toHaveURL(/#\/shop\?type=bud$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blüten');

  const fresh = await page.context().newPage();
  await fresh.goto(`/#/product/${product.slug}`);
  await fresh.getByRole('button', { name: '← Zurück zu Blüten' }).click();
  await expect(fresh).toHaveURL(/#\/$/);
});

test('[PD-01] an address without a product says so', inLongRun, async ({ page, browserErrors, axe }) => {
  browserErrors.expect(/404/);
  await page.goto('/#/product/gibt-es-nicht');
  await expect(page.getByText('Fehler: Unter dieser Adresse führen wir kein Produkt.')).toBeVisible();
  await axe();
  await page.getByRole('link', { name: 'Zu den Extrakten' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Extrakte');
});

test('[PD-05] the sample prescription can be copied', async ({ page, shop, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const product = await aWholeFlower(shop.origin);
  await page.goto(`/#/product/${product.slug}`);
  await page.getByRole('button', { name: 'Text kopieren' }).click();
  await expect(page.getByText('Text kopiert')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(product.musterRezeptText);
});

test('the buy bar of a phone stays in sight, and gives way to enlarged text', async ({ page, shop }) => {
  const product = await aWholeFlower(shop.origin);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/#/product/${product.slug}`);
  const add = page.getByRole('button', { name: /^In den Warenkorb/ });
  await expect(add).toBeInViewport({ ratio: 1 });
  await page.getByRole('table').scrollIntoViewIfNeeded();
  await expect(add).toBeInViewport({ ratio: 1 });

  await page.evaluate(() => localStorage.setItem('text_scale', '2'));
  await page.reload();
  // A reload comes back to where one was; at the top of the page a bar that sticks would still be in sight.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(add).not.toBeInViewport({ timeout: 500 });
  }).toPass();
});
