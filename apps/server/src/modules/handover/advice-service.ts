import type { AdviceNote } from '@shop/contract/desk/advice';
import { hasRight } from '@shop/contract/rights';
import type { Transaction } from '../../db/pool.ts';
import type { Order, OrderEventKind } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import { actorOf } from '../journal/journal-service.ts';
import type { OrderParts } from '../orders/order-service.ts';
import { recordOnTheWay } from '../orders/order-way-service.ts';
import { actOnForeign, type Colleague } from '../orders/staff-order-service.ts';
import { adviceOf, type RecordedAdvice } from '../prescriptions/advice-record-service.ts';

const statusesToAdvise = ['preparing', 'shipped', 'readyForPickup'];

const recordedAs: Record<AdviceNote, OrderEventKind> = {
  byPhone: 'adviceByPhone',
  inPerson: 'adviceInPerson',
  declined: 'adviceDeclined',
};

/** Pharmaceutical staff have advised the patient, or were told that the patient declines (ApBetrO § 20). */
export async function noteAdvice(
  parts: OrderParts,
  colleague: Colleague,
  { advice, ...asked }: { orderId: string; advice: AdviceNote; key: string },
): Promise<void> {
  await actOnForeign(parts, colleague, asked, async (tx, { order, now }) => {
    if (!statusesToAdvise.includes(order.status)) throw new ShopError('InvalidState');
    await recordAdvice(tx, parts, { order, colleague, advice, now });
  });
}

/** Whether this person may advise patients themselves: pharmacists and PTA. */
export function mayAdvise({ roles }: Pick<Colleague, 'roles'>): boolean {
  return hasRight(roles, 'askPatient');
}

interface AtHandOver {
  order: Order;
  colleague: Colleague;
  /** What happened while it was handed over, where somebody said so. */
  advice: AdviceNote | undefined;
  now: Date;
}

/**
 * What is on record about the advice once an order is handed over: what was there, or what whoever hands it over says that happened.
 * Throws `AdviceMissing` where it is due and nobody who may advise says anything: nothing is taken for granted.
 */
export async function settleAdvice(tx: Transaction, parts: OrderParts, handed: AtHandOver): Promise<RecordedAdvice> {
  const { order, colleague, advice, now } = handed;
  const recorded = (await adviceOf(tx, [order.id])).get(order.id);
  if (recorded && advice === undefined) return recorded;
  if (advice === undefined || !mayAdvise(colleague)) throw new ShopError('AdviceMissing');
  await recordAdvice(tx, parts, { order, colleague, advice, now });
  return { how: advice, byName: colleague.name, at: now };
}

async function recordAdvice(
  tx: Transaction,
  parts: OrderParts,
  { order, colleague, advice, now }: AtHandOver & { advice: AdviceNote },
): Promise<void> {
  const actor = actorOf(colleague);
  await recordOnTheWay(tx, parts, { order, actor, what: recordedAs[advice], notice: null, now });
}

/** Who advised, for the record of the hand-over; null where the patient declined. */
export function adviserOf({ how, byName }: RecordedAdvice): string | null {
  return how === 'declined' ? null : byName;
}
