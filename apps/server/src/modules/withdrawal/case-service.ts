import type { enterWithdrawal } from '@shop/contract/desk/withdrawals';
import type { ParsedInput } from '@shop/contract/endpoint';
import type { Transaction } from '../../db/pool.ts';
import type { Order } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import { germanDay } from '../../german-day.ts';
import { actorOf, recordAct } from '../journal/journal-service.ts';
import { isFirst, madeBefore, rememberMade } from '../orders/desk-request-service.ts';
import { orderWithCode } from '../orders/order-facts-service.ts';
import type { OrderParts } from '../orders/order-service.ts';
import { type Colleague, lockForeign, requireForeign } from '../orders/staff-order-service.ts';
import { recordWithdrawal, recordWithdrawalStep, stopForWithdrawal } from '../orders/withdrawn-order-service.ts';
import { lockCase, updateCase } from './case-queries.ts';
import { isOfPatient } from './case-state.ts';
import { insertWithdrawal, type Withdrawal } from './withdrawal-queries.ts';

export interface Asked {
  id: string;
  key: string;
}

export interface HeldCase {
  withdrawal: Withdrawal;
  order: Order | null;
  now: Date;
}

/**
 * One step of a case, once for each key, with the case and its order held. Throws `NotFound`, and `OwnOrder` for a colleague's
 * own order.
 */
export async function actOnCase(
  parts: OrderParts,
  colleague: Colleague,
  { id, key }: Asked,
  act: (tx: Transaction, held: HeldCase) => Promise<void>,
): Promise<void> {
  const now = parts.clock.now();
  await parts.db.transaction(async (tx) => {
    const withdrawal = await lockCase(tx, id);
    if (!withdrawal) throw new ShopError('NotFound');
    const order = withdrawal.orderId ? await lockForeign(tx, colleague, withdrawal.orderId) : null;
    if (withdrawal.closedAt && order?.isOutOfSight) throw new ShopError('NotFound');
    if (await isFirst(tx, { staffId: colleague.id, key, now })) await act(tx, { withdrawal, order, now });
  });
}

type Entered = ParsedInput<typeof enterWithdrawal>['body'];

/** Writes down what came by another way than the form. Its deadline runs from the day on which it came. */
export async function enterDeclaration(
  parts: OrderParts,
  colleague: Colleague,
  { key, ...entered }: Entered & { key: string },
): Promise<string> {
  const now = parts.clock.now();
  const { receivedOn, email, ...declared } = entered;
  if (receivedOn > germanDay(now)) {
    throw new ShopError('InvalidInput', { fields: [{ path: 'body.receivedOn', problem: 'out_of_range' }] });
  }
  const receivedAt = receivedOn === germanDay(now) ? now : new Date(`${receivedOn}T12:00:00+01:00`);
  return parts.db.transaction(async (tx) => {
    const request = { staffId: colleague.id, key, now };
    const made = (await isFirst(tx, request)) ? null : await madeBefore(tx, request);
    if (made) return made;
    const { orderCode, scope } = declared;
    const order = await recordWithdrawal(tx, { orderCode, email: email ?? '', scope, now });
    const { id, isProven } = await insertWithdrawal(tx, {
      ...declared,
      email: email ?? '',
      receivedAt,
      orderId: order?.id ?? null,
      isProven: order?.isOwnAddress ?? false,
      // The form's receipt and note are for what nobody of the pharmacy has seen yet.
      receiptedAt: now,
      notedAt: now,
      enteredByName: colleague.name,
    });
    await rememberMade(tx, request, id);
    await journalCase(tx, colleague, { id, what: 'withdrawalEntered', now });
    if (order && isProven) {
      await tellReceived(tx, parts, { order: await lockForeign(tx, colleague, order.id), colleague, now });
    }
    return id;
  });
}

/** Says which order a declaration is about. Refuses with `InvalidState` once it counts as a patient's, or without such an order. */
export async function assignOrder(
  parts: OrderParts,
  colleague: Colleague,
  { orderCode, ...asked }: Asked & { orderCode: string },
): Promise<void> {
  await actOnCase(parts, colleague, asked, async (tx, { withdrawal, now }) => {
    if (withdrawal.closedAt || (withdrawal.orderId && isOfPatient(withdrawal))) throw new ShopError('InvalidState');
    const found = await orderWithCode(tx, orderCode);
    if (!found) throw new ShopError('NotFound');
    const { id: orderId } = await requireForeign(tx, colleague, found.id);
    const { email, scope } = withdrawal;
    // Its own address makes it the patient's here too.
    const order = await recordWithdrawal(tx, { orderCode: found.code, email, scope, now });
    await updateCase(tx, withdrawal.id, { orderId, isProven: order?.isOwnAddress ?? false });
    await journalCase(tx, colleague, { id: withdrawal.id, what: 'withdrawalAssigned', now, detail: { orderId } });
  });
}

/** Somebody has made sure that it is the patient's: it stops the order as one from the order's own address does. */
export async function confirmSender(
  parts: OrderParts,
  colleague: Colleague,
  { how, ...asked }: Asked & { how: string },
): Promise<void> {
  await actOnCase(parts, colleague, asked, async (tx, { withdrawal, order, now }) => {
    if (withdrawal.closedAt || !order || isOfPatient(withdrawal)) throw new ShopError('InvalidState');
    await updateCase(tx, withdrawal.id, { checkedAt: now, checkedByName: colleague.name, checkedHow: how });
    const stopped = withdrawal.scope === 'whole' ? await stopForWithdrawal(tx, order, withdrawal.receivedAt) : order;
    await tellReceived(tx, parts, { order: stopped, colleague, now });
  });
}

async function tellReceived(
  tx: Transaction,
  parts: OrderParts,
  { order, colleague, now }: { order: Order; colleague: Colleague; now: Date },
): Promise<void> {
  const actor = actorOf(colleague);
  await recordWithdrawalStep(tx, parts, { order, actor, what: 'withdrawalChecked', notice: 'withdrawalReceived', now });
}

/** What happens to a case beside its order. The journal names it by its id. */
export async function journalCase(
  tx: Transaction,
  colleague: Colleague,
  { id, now, ...entry }: { id: string; what: string; now: Date; detail?: Record<string, unknown> },
): Promise<void> {
  await recordAct(tx, colleague, { ...entry, at: now, subject: 'post', subjectId: id });
}
