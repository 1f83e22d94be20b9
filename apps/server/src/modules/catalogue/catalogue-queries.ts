import { isNull } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { type NewProduct, type Product, products } from '../../db/schema.ts';

export function productsOnSale(db: Database): Promise<Product[]> {
  return db.select().from(products).where(isNull(products.withdrawnAt));
}

export async function hasProducts(db: Database): Promise<boolean> {
  const found = await db.select({ id: products.id }).from(products).limit(1);
  return found.length > 0;
}

export async function insertProducts(db: Database, rows: NewProduct[]): Promise<void> {
  // In parts, because a statement takes at most 65,535 parameters.
  for (let from = 0; from < rows.length; from += 500) await db.insert(products).values(rows.slice(from, from + 500));
}
