import { hasRight } from '@shop/contract/rights';
import type { Database } from '../../db/pool.ts';
import { ShopError } from '../../errors.ts';
import { actorOf } from '../journal/journal-service.ts';
import type { OrderParts } from '../orders/order-service.ts';
import { advisersOf, recordOnTheWay } from '../orders/order-way-service.ts';
import { actOnForeign, type Colleague } from '../orders/staff-order-service.ts';

const statusesToAdvise = ['preparing', 'shipped', 'readyForPickup'];

/** Pharmaceutical staff have advised the patient, on the telephone or in the pharmacy (ApBetrO § 17). */
export async function noteAdvice(
  parts: OrderParts,
  colleague: Colleague,
  asked: { orderId: string; key: string },
): Promise<void> {
  await actOnForeign(parts, colleague, asked, async (tx, { order, now }) => {
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
