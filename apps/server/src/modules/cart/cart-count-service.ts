import type { ProductType } from '@shop/contract/catalogue';
import type { Database } from '../../db/pool.ts';
import { countCartsWith } from './cart-queries.ts';

/** How many carts hold something of these kinds; never whose. */
export async function cartsWith(db: Database, types: readonly ProductType[], now: Date): Promise<number> {
  return types.length === 0 ? 0 : countCartsWith(db, [...types], now);
}
