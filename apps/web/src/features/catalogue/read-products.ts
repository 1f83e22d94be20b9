import type { ProductType } from '@shop/contract/catalogue';
import { warn } from '#lib/log.ts';
import { fieldsOf } from '#lib/read-fields.ts';
import { type Product, readProduct } from './read-product.ts';

export interface ProductPage {
  products: Product[];
  /** How many entries the answer held, readable or not: a full page means that there may be more. */
  entries: number;
}

/**
 * Reads an array, `data[]` or `items[]` (SH-10). One broken product is left out, so that the rest can be sold, and so is
 * one of the other product type (SH-11).
 */
export function readProducts(answer: unknown, productType: ProductType): ProductPage {
  const entries = listIn(answer);
  const readable = entries.map((entry) => readProduct(entry, productType)).filter((product) => product !== null);
  const broken = entries.length - readable.length;
  if (broken > 0) warn(`${broken} of ${entries.length} products could not be read and are left out.`);
  return { products: readable.filter(({ type }) => type === productType), entries: entries.length };
}

function listIn(answer: unknown): unknown[] {
  if (Array.isArray(answer)) return answer;
  const { data, items } = fieldsOf(answer) ?? {};
  if (Array.isArray(data)) return data;
  if (Array.isArray(items)) return items;
  throw new TypeError('The product list has none of the known shapes.');
}
