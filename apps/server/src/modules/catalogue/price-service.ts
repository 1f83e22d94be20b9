import type { PriceBasis } from '@shop/contract/desk/catalogue-words';
import type { Transaction } from '../../db/pool.ts';
import type { Product } from '../../db/schema/catalogue.ts';
import { ShopError } from '../../errors.ts';
import { germanDay } from '../../german-day.ts';
import type { Colleague } from '../orders/staff-order-service.ts';
import { duePrices, insertPrices, markApplied } from './price-queries.ts';
import { type EditingParts, editProduct, type ProductAct } from './product-editing-service.ts';
import { recordProduct } from './product-journal.ts';
import { lockProduct, saveProduct } from './product-queries.ts';

interface WantedPrice {
  firstDay: string;
  priceCents: number;
  basis: PriceBasis;
  purchaseCents: number | null;
}

/** From today on, or planned for a later day. An earlier one is refused. */
export function setPrice(
  parts: EditingParts,
  colleague: Colleague,
  { price, ...act }: ProductAct & { price: WantedPrice },
): Promise<Product> {
  return editProduct(parts, colleague, act, (product, { tx, now }) => {
    if (price.firstDay < germanDay(now)) {
      throw new ShopError('InvalidInput', { fields: [{ path: 'body.firstDay', problem: 'out_of_range' }] });
    }
    return applyPrice(tx, { product, price, by: colleague, now });
  });
}

/** The same for one row of a table. The caller holds the product's row. */
export async function applyPrice(
  tx: Transaction,
  { product, price, by, now }: { product: Product; price: WantedPrice; by: Colleague; now: Date },
): Promise<Product> {
  const { firstDay, priceCents, basis, purchaseCents } = price;
  const isNow = firstDay <= germanDay(now);
  const set = { setAt: now, setBy: by.id, setByName: by.name, appliedAt: isNow ? now : null };
  await insertPrices(tx, [{ productId: product.id, firstDay, priceCents, basis, purchaseCents, ...set }]);
  const before = { priceCents: product.priceCents };
  const after = { priceCents, firstDay, basis, purchaseCents };
  await recordProduct(tx, { productId: product.id, what: 'productPriced', by, now, before, after });
  return saveProduct(tx, product.id, isNow ? { priceCents } : {});
}

/** Planned prices become the price on their first day. Any number of processes may do it at once. */
export async function applyDuePrices(parts: EditingParts, now: Date): Promise<void> {
  for (const { id, productId, priceCents, firstDay, basis } of await duePrices(parts.db, germanDay(now))) {
    await parts.db.transaction(async (tx) => {
      const product = await lockProduct(tx, productId);
      if (!product || !(await markApplied(tx, id, now))) return;
      const before = { priceCents: product.priceCents };
      const after = { priceCents, firstDay, basis };
      await recordProduct(tx, { productId, what: 'productPriced', by: null, now, before, after });
      await saveProduct(tx, productId, { priceCents });
    });
    parts.changes.announce('catalogue_changed');
  }
}
