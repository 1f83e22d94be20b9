import { eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { productColumns } from '../../db/product-columns.ts';
import { type NewProduct, type Product, products } from '../../db/schema/catalogue.ts';

export function productsOnSale(db: Database): Promise<Product[]> {
  return db.select().from(products).where(isNull(products.withdrawnAt));
}

/** What ordering a product depends on, and what a cart shows of it. */
const saleColumns = {
  ...productColumns,
  registryItemId: products.registryItemId,
  stockUnits: products.stockUnits,
  priceCents: products.priceCents,
  minOrderQuantity: products.minOrderQuantity,
  quantityIncrement: products.quantityIncrement,
  imagePaths: products.imagePaths,
  withdrawnAt: products.withdrawnAt,
};

export async function selectProductsByIds(db: Database, ids: string[]) {
  return db.select(saleColumns).from(products).where(inArray(products.id, ids));
}

/** Ordered by id, so that two transactions that lock the same products cannot deadlock. */
export async function selectProductsForShare(
  tx: Transaction,
  { ids, registryItemIds }: { ids: string[]; registryItemIds: string[] },
) {
  return tx
    .select(saleColumns)
    .from(products)
    .where(or(inArray(products.id, ids), inArray(products.registryItemId, registryItemIds)))
    .orderBy(products.id)
    .for('share');
}

/** Ordered by id, so that two orders of the same products cannot deadlock. */
export async function selectProductsForUpdate(tx: Transaction, ids: string[]) {
  return tx.select(saleColumns).from(products).where(inArray(products.id, ids)).orderBy(products.id).for('update');
}

/** The product that this slug, PZN or registry id names. */
export async function findProductByName(db: Database, name: string) {
  const [product] = await db
    .select(saleColumns)
    .from(products)
    .where(or(eq(products.slug, name), eq(products.pzn, name), eq(products.registryItemId, name)));
  return product ?? null;
}

export async function selectAllForStock(db: Database) {
  return db.select(saleColumns).from(products).where(isNull(products.withdrawnAt)).orderBy(products.slug);
}

export async function hasProducts(db: Database): Promise<boolean> {
  const found = await db.select({ id: products.id }).from(products).limit(1);
  return found.length > 0;
}

export async function insertProducts(tx: Transaction, rows: NewProduct[]) {
  const inserted: Pick<Product, 'id' | 'slug' | 'pzn' | 'type' | 'unit' | 'stockUnits' | 'priceCents'>[] = [];
  const { id, slug, pzn, type, unit, stockUnits, priceCents } = products;
  // In parts, because a statement takes at most 65,535 parameters.
  for (let from = 0; from < rows.length; from += 500) {
    const part = tx.insert(products).values(rows.slice(from, from + 500));
    inserted.push(...(await part.returning({ id, slug, pzn, type, unit, stockUnits, priceCents })));
  }
  return inserted;
}
