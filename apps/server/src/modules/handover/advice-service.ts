import { hasRight } from '@shop/contract/rights';
import type { Database } from '../../db/pool.ts';
import { ShopError } from '../../errors.ts';
import { isFirst } from '../orders/desk-request-service.ts';
import type { OrderParts } from '../orders/order-service.ts';
import { advisersOf, recordOnTheWay } from '../orders/order-way-service.ts';
import { actorOf, type Colleague, requireForeign } from '../orders/staff-order-service.ts';

const statusesToAdvise = ['preparing', 'shipped', 'readyForPickup'];

/** Pharmaceutical staff have advised the patient, on the telephone or in the pharmacy (ApBetrO § 17). */
export async function noteAdvice(
  parts: OrderParts,
  colleague: Colleague,
  { orderId, key }: { orderId: string; key: string },
): Promise<void> {
  const now = parts.clock.now();
  await parts.db.transaction(async (tx) => {
    const order = await requireForeign(tx, colleague, orderId);
    if (!(await isFirst(tx, { staffId: colleague.id, key, now }))) return;
    if (!statusesToAdvise.includes(order.status)) throw new ShopError('InvalidState');
    const actor = actorOf(colleague);
    await recordOnTheWay(tx, parts, { order, actor, what: 'adviceGiven', notice: null, now });
  });
}

/** Whether this person may advise patients themselves: pharmacists and PTA. */
export function mayAdvise({ roles }: Pick<Colleague, 'roles'>): boolean {
  return hasRight(roles, 'askPatient');
}

/** Who has advised the patient, or whoever hands it over and may. Throws `AdviceMissing` where nobody has. */
export async function requireAdvice(db: Database, orderId: string, colleague: Colleague): Promise<string> {
  const adviser = (await advisersOf(db, [orderId])).get(orderId);
  if (adviser !== undefined) return adviser;
  if (mayAdvise(colleague)) return colleague.name;
  throw new ShopError('AdviceMissing');
}
