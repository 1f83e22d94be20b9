import type { Shop } from '../scripts/boot-shop.mjs';
import { runSql } from './database.ts';

/** Changes stock directly in the database, as an order or a delivery would. */
export async function setStock(shop: Shop, slug: string, units: number): Promise<void> {
  if (!/^[\w-]+$/.test(slug)) throw new Error(`${slug} is no slug`);
  await runSql(shop, `update products set stock_units = ${Math.trunc(units)} where slug = '${slug}'`);
}
