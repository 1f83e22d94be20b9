import type { ProductType } from '@shop/contract/catalogue';
import type { Database } from '../../db/pool.ts';
import type { Product } from '../../db/schema.ts';
import { ShopError } from '../../errors.ts';
import { hasProducts, insertProducts, productBySlug, productsOnSale } from './catalogue-queries.ts';
import { demoProducts } from './demo-products.ts';

export interface CataloguePage {
  products: Product[];
  page: number;
  pageSize: number;
  total: number;
}

// In code, because the embedded database sorts by bytes: Ä would come after Z.
const byName = new Intl.Collator('de', { numeric: true });

/** Neutral order: what can be delivered first, then by name. Nothing can be paid or rated into a better place. */
export async function listCatalogue(
  db: Database,
  { page, pageSize, productType }: { page: number; pageSize: number; productType?: ProductType | undefined },
): Promise<CataloguePage> {
  const all = await productsOnSale(db, productType);
  all.sort((a, b) => Number(isAvailable(b)) - Number(isAvailable(a)) || byName.compare(a.title, b.title));
  return { products: all.slice((page - 1) * pageSize, page * pageSize), page, pageSize, total: all.length };
}

export async function findProduct(db: Database, slug: string): Promise<Product> {
  const product = await productBySlug(db, slug);
  if (!product) throw new ShopError('NotFound');
  return product;
}

/** Less than the smallest order is as good as nothing. */
export function isAvailable({ stockUnits, minOrderQuantity }: Product): boolean {
  return stockUnits >= minOrderQuantity;
}

/** Fills an empty catalogue; one that holds anything is left alone. */
export async function seedDemoCatalogue(db: Database): Promise<void> {
  if (!(await hasProducts(db))) await insertProducts(db, demoProducts);
}
