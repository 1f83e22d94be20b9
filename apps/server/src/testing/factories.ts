import type { Database } from '../db/pool.ts';
import { type NewProduct, type Product, products } from '../db/schema.ts';

let made = 0;

/** A product that can be bought; a test names only what it cares about. */
export async function givenProduct(db: Database, overrides: Partial<NewProduct> = {}): Promise<{ product: Product }> {
  made += 1;
  const [product] = await db
    .insert(products)
    .values({
      registryItemId: `registry-${made}`,
      slug: `product-${made}`,
      type: 'bud',
      title: `Blüte ${made}`,
      manufacturer: 'Mainkraut',
      strain: 'Testsorte',
      genetic: 'hybrid',
      thcPercent: 22,
      cbdPercent: 1,
      terpenes: ['Myrcen'],
      irradiation: false,
      stockUnits: 100,
      priceCents: 899,
      unit: 'gram',
      minOrderQuantity: 5,
      quantityIncrement: 5,
      category: 'flower',
      ...overrides,
    })
    .returning();
  return { product: product as Product };
}
