import type { Database, Transaction } from '../../db/pool.ts';
import type { NewProduct, Product } from '../../db/schema/catalogue.ts';
import type { ProductPicture } from '../../db/schema/product-pictures.ts';
import { germanDay } from '../../german-day.ts';
import type { OfNextBatch } from '../stock/dispensed-next-service.ts';
import { openStock } from '../stock/stock-service.ts';
import {
  hasProducts,
  insertProducts,
  selectProductsByIds,
  selectProductsForShare,
  selectProductsForUpdate,
} from './catalogue-queries.ts';
import { demoProducts } from './demo-products.ts';
import { insertPrices } from './price-queries.ts';

// Sorted in code, because the embedded database sorts by bytes: Ä would come after Z.
export const byName = new Intl.Collator('de', { numeric: true });

/** A product, with its photos and with what the batch that would be dispensed now says about it. */
export type ProductOnSale = Product & OfNextBatch & { photos: ProductPicture[] };

export interface OnSale {
  /** In their neutral order. */
  products: ProductOnSale[];
  bySlug: Map<string, ProductOnSale>;
}

/** Where other modules find what is on sale now; the same object as long as nothing has changed. */
export interface ProductsOnSale {
  current(): Promise<OnSale>;
}

export function arrangeForSale(rows: ProductOnSale[]): OnSale {
  const products = neutralOrder(rows);
  return { products, bySlug: new Map(products.map((product) => [product.slug, product])) };
}

/** What can be delivered first, then by name. Nothing can be paid or rated into a better place. */
function neutralOrder(products: ProductOnSale[]): ProductOnSale[] {
  return products.toSorted(
    (a, b) => Number(isAvailable(b)) - Number(isAvailable(a)) || byName.compare(a.title, b.title),
  );
}

/** Less than the minimum order counts as none. */
export function isAvailable({ stockUnits, minOrderQuantity }: Product): boolean {
  return stockUnits >= minOrderQuantity;
}

/** A product as far as ordering it depends on it, and what a cart shows of it. */
export type ProductForSale = Awaited<ReturnType<typeof selectProductsByIds>>[number];

/**
 * The products that these item ids name, by item id: each may be a product's id or the registry's. Nobody changes their
 * stock, price or sale until the transaction is over. Those no longer sold are among them; what is unknown is not.
 */
export async function lockProducts(tx: Transaction, itemIds: string[]): Promise<Map<string, ProductForSale>> {
  const found = await selectProductsForShare(tx, { ids: itemIds.filter(isUuid), registryItemIds: itemIds });
  const named = new Map<string, ProductForSale>();
  for (const itemId of itemIds) {
    const product =
      found.find(({ id }) => id === itemId.toLowerCase()) ??
      found.find(({ registryItemId }) => registryItemId === itemId);
    if (product) named.set(itemId, product);
  }
  return named;
}

/** The products of an order in the making: until the transaction is over nobody else reads them to sell or change them. */
export async function lockProductsToSell(tx: Transaction, ids: string[]): Promise<Map<string, ProductForSale>> {
  const found = await selectProductsForUpdate(tx, ids);
  return new Map(found.map((product) => [product.id, product]));
}

/** Those no longer sold too: they stay in the carts they are in. */
export async function productsByIds(db: Database, ids: string[]): Promise<Map<string, ProductForSale>> {
  const found = ids.length > 0 ? await selectProductsByIds(db, ids) : [];
  return new Map(found.map((product) => [product.id, product]));
}

function isUuid(text: string): boolean {
  return /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(text);
}

/** Fills an empty catalogue; one that holds anything is left alone. */
export async function seedDemoCatalogue(tx: Transaction, now: Date): Promise<void> {
  if (!(await hasProducts(tx))) await stockNewProducts(tx, demoProducts(), now);
}

/** Products that come with their stock and their price. */
export async function stockNewProducts(tx: Transaction, rows: NewProduct[], now: Date): Promise<void> {
  const inserted = await insertProducts(tx, rows);
  await openStock(tx, inserted, now);
  const first = { firstDay: germanDay(now), basis: 'own', appliedAt: now, setAt: now } as const;
  const prices = inserted.flatMap(({ id, priceCents }) =>
    priceCents === null ? [] : [{ productId: id, priceCents, ...first }],
  );
  await insertPrices(tx, prices);
}
