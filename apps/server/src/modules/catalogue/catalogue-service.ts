import type { Database } from '../../db/pool.ts';
import type { Product } from '../../db/schema.ts';
import { hasProducts, insertProducts } from './catalogue-queries.ts';
import { demoProducts } from './demo-products.ts';

// In code, because the embedded database sorts by bytes: Ä would come after Z.
const byName = new Intl.Collator('de', { numeric: true });

/** What can be delivered first, then by name. Nothing can be paid or rated into a better place. */
export function neutralOrder(products: Product[]): Product[] {
  return products.toSorted(
    (a, b) => Number(isAvailable(b)) - Number(isAvailable(a)) || byName.compare(a.title, b.title),
  );
}

/** Less than the smallest order is as good as nothing. */
export function isAvailable({ stockUnits, minOrderQuantity }: Product): boolean {
  return stockUnits >= minOrderQuantity;
}

/** Fills an empty catalogue; one that holds anything is left alone. */
export async function seedDemoCatalogue(db: Database): Promise<void> {
  if (!(await hasProducts(db))) await insertProducts(db, demoProducts());
}
