import type { FilledAnswer, FilledShown } from '@shop/contract/desk/filled-goods';
import type { FilledFate } from '@shop/contract/desk/stock-words';
import { isFinal, statusesBeforePreparation } from '@shop/contract/order-status';
import type { Database } from '../../db/pool.ts';
import type { Order } from '../../db/schema/orders.ts';
import type { Weighing } from '../../db/schema/packing.ts';
import { isFirst } from '../orders/desk-request-service.ts';
import { everSent } from '../orders/order-facts-service.ts';
import { linesForStaff, noteChange } from '../orders/order-lines-service.ts';
import type { OrderParts } from '../orders/order-service.ts';
import { type Colleague, findOrderForStaff, requireForeign } from '../orders/staff-order-service.ts';
import { workingStaff } from '../staff/working-staff-service.ts';
import { type DispensedPortion, portionsApart, portionsOf } from '../stock/stock-service.ts';
import { answerApart } from './filled-goods-service.ts';
import { lastWeighings } from './packing-check-service.ts';
import { weighingsOfPortions } from './packing-queries.ts';

/**
 * What may become of a container now. Medicines that left the house never go back into stock (decision 69), and nothing is set
 * aside for an order that is over.
 */
function fatesOf(
  { status }: Pick<Order, 'status'>,
  portion: { isApart: boolean; isFilled: boolean },
  wasSent: boolean,
): FilledFate[] {
  if (status === 'preparing') return portion.isFilled ? ['unopened', 'waste', 'setAside'] : [];
  if (!portion.isApart) return [];
  if (statusesBeforePreparation.includes(status)) return ['unopened', 'waste'];
  if (!isFinal(status)) return [];
  return wasSent ? ['waste'] : ['unopened', 'waste'];
}

/** What lies filled with an order, and whom one may name as the second person. */
export async function viewFilled({ db }: Pick<OrderParts, 'db'>, colleague: Colleague, orderId: string) {
  const order = await findOrderForStaff(db, orderId);
  const portions = await portionsOf(db, order.id);
  const colleagues = (await workingStaff(db)).filter(({ id }) => id !== colleague.id);
  return {
    goods: (await shown(db, portions, () => order)).filter(({ filled, setAside }) => filled || setAside),
    colleagues: colleagues.map(({ id, name }) => ({ id, name })),
  };
}

/** All that lies apart, in sight of the desk. */
export async function listApart({ db }: Pick<OrderParts, 'db'>): Promise<FilledShown[]> {
  const found = await portionsApart(db);
  const orderOf = new Map(found.map(({ movementId, order }) => [movementId, order]));
  return shown(db, found, ({ movementId }) => orderOf.get(movementId) ?? null);
}

/** What lies apart of orders that are over. */
export async function countWaitingFilled(db: Database): Promise<number> {
  return (await portionsApart(db)).filter(({ order }) => isFinal(order.status)).length;
}

/** Says what becomes of goods that lie apart. Throws `InvalidState` for what may not become of them. */
export async function answerFilled(
  parts: OrderParts,
  colleague: Colleague,
  { orderId, key, answers }: { orderId: string; key: string | null; answers: readonly FilledAnswer[] },
): Promise<void> {
  const now = parts.clock.now();
  await parts.db.transaction(async (tx) => {
    const order = await requireForeign(tx, colleague, orderId);
    if (key !== null && !(await isFirst(tx, { staffId: colleague.id, key, now }))) return;
    const wasSent = (await everSent(tx, [order.id])).has(order.id);
    const isOver = isFinal(order.status);
    await answerApart(tx, {
      orderId: order.id,
      lines: isOver ? [] : await linesForStaff(tx, order.id),
      answers,
      now,
      by: { staffId: colleague.id, name: colleague.name },
      isAllowed: ({ isApart }, fate) => isApart && fatesOf(order, { isApart, isFilled: true }, wasSent).includes(fate),
    });
    await noteChange(tx, order.id);
  });
  parts.changes.announce('catalogue_changed');
}

async function shown(
  db: Database,
  portions: readonly DispensedPortion[],
  orderOf: (portion: DispensedPortion) => Pick<Order, 'id' | 'code' | 'status'> | null,
): Promise<FilledShown[]> {
  const ids = portions.map(({ movementId }) => movementId);
  const weighed = lastWeighings(await weighingsOfPortions(db, ids));
  const sent = await everSent(
    db,
    portions.flatMap((portion) => orderOf(portion)?.id ?? []),
  );
  return portions.flatMap((portion) => {
    const order = orderOf(portion);
    if (!order) return [];
    return [presentFilled(portion, order, { weighing: weighed.get(portion.movementId), wasSent: sent.has(order.id) })];
  });
}

function presentFilled(
  { movementId, productId, units, batch, product, setAside, isApart }: DispensedPortion,
  order: Pick<Order, 'id' | 'code' | 'status'>,
  { weighing, wasSent }: { weighing: Weighing | undefined; wasSent: boolean },
): FilledShown {
  return {
    id: movementId,
    orderId: order.id,
    orderCode: order.code,
    orderStatus: order.status,
    productId,
    product: product.title,
    unit: product.unit,
    units,
    batchNumber: batch.number,
    filled: weighing ? { at: weighing.at.toISOString(), by: weighing.byName, container: weighing.container } : null,
    setAside: isApart && setAside ? { at: setAside.at.toISOString(), by: setAside.by } : null,
    fates: fatesOf(order, { isApart, isFilled: weighing !== undefined }, wasSent),
  };
}
