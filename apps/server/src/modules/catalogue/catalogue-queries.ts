import type { ProductType } from '@shop/contract/catalogue';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { type NewProduct, type Product, products } from '../../db/schema.ts';

export function productsOnSale(db: Database, type: ProductType | undefined): Promise<Product[]> {
  return db
    .select()
    .from(products)
    .where(and(isNull(products.withdrawnAt), type && eq(products.type, type)));
}

export async function productBySlug(db: Database, slug: string): Promise<Product | undefined> {
  const [product] = await db
    .select()
    .from(products)
    .where(and(eq(products.slug, slug), isNull(products.withdrawnAt)));
  return product;
}

export async function hasProducts(db: Database): Promise<boolean> {
  const found = await db.select({ id: products.id }).from(products).limit(1);
  return found.length > 0;
}

export async function insertProducts(db: Database, rows: NewProduct[]): Promise<void> {
  await db.insert(products).values(rows);
}
