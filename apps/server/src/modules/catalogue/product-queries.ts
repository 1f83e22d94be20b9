import { and, eq, isNull, like, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { type NewProduct, type Product, products } from '../../db/schema/catalogue.ts';

export async function findProduct(db: Database, id: string): Promise<Product | null> {
  const [found] = await db.select().from(products).where(eq(products.id, id));
  return found ?? null;
}

/** Nobody sells or changes it until the transaction is over. */
export async function lockProduct(tx: Transaction, id: string): Promise<Product | null> {
  const [found] = await tx.select().from(products).where(eq(products.id, id)).for('update');
  return found ?? null;
}

export async function everyProduct(db: Database): Promise<Product[]> {
  return db.select().from(products);
}

/** Nobody sells or changes them until the transaction is over. Ordered by id, against deadlocks. Those given up are left out. */
export async function lockProductsWithPzn(tx: Transaction, pzns: readonly string[]): Promise<Product[]> {
  return tx
    .select()
    .from(products)
    .where(and(sql`${products.pzn} = any(${sql.param([...pzns])}::text[])`, isNull(products.retiredAt)))
    .orderBy(products.id)
    .for('update');
}

/** By a person, so the version goes up. */
export async function saveProduct(tx: Transaction, id: string, change: Partial<NewProduct>): Promise<Product> {
  const [saved] = await tx
    .update(products)
    .set({ ...change, version: sql`${products.version} + 1` })
    .where(eq(products.id, id))
    .returning();
  return saved as Product;
}

/** Another product that was not given up and has this PZN. */
export async function findByPzn(db: Database, pzn: string, except: string | null): Promise<string | null> {
  const [found] = await db
    .select({ id: products.id })
    .from(products)
    .where(
      and(eq(products.pzn, pzn), isNull(products.retiredAt), except === null ? undefined : ne(products.id, except)),
    );
  return found?.id ?? null;
}

export async function slugsLike(db: Database, start: string): Promise<string[]> {
  const found = await db
    .select({ slug: products.slug })
    .from(products)
    .where(like(products.slug, `${start}%`));
  return found.map(({ slug }) => slug);
}
