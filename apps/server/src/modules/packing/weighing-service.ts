import type { weighPortion } from '@shop/contract/desk/packing';
import type { ParsedInput } from '@shop/contract/endpoint';
import type { Transaction } from '../../db/pool.ts';
import type { Order, OrderLine } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import { isFirst } from '../orders/desk-request-service.ts';
import { linesForStaff, noteChange } from '../orders/order-lines-service.ts';
import type { OrderParts } from '../orders/order-service.ts';
import { type Colleague, requireForeign } from '../orders/staff-order-service.ts';
import { changePortion } from '../stock/portion-service.ts';
import { type DispensedPortion, portionsOf } from '../stock/stock-service.ts';
import { lastWeighings } from './packing-check-service.ts';
import { insertWeighing, weighingsOf } from './packing-queries.ts';
import { toleranceOf } from './tolerance.ts';

export type NewWeight = Omit<ParsedInput<typeof weighPortion>['body'], 'version'>;

interface PackingAct {
  orderId: string;
  /** The version of the order that was seen; undefined for a command. */
  version: number | undefined;
  /** The caller's own name for it; null for a command, which a person types once. */
  key: string | null;
}

/**
 * Puts one weighed portion on record. Throws `WrongProduct`, `WrongBatch` and `WeightOff` where what was scanned or weighed
 * is not what the order asks for, and then records nothing.
 */
export function weigh(
  parts: OrderParts,
  colleague: Colleague,
  { weight, ...act }: PackingAct & { weight: NewWeight },
): Promise<void> {
  return whilePacking(
    parts,
    colleague,
    { ...act, movementId: weight.portion },
    async ({ tx, order, portion, line, now }) => {
      if (line.pzn !== null && weight.pzn !== line.pzn) throw new ShopError('WrongProduct');
      if (!isSameNumber(weight.batchNumber, portion.batch.number)) {
        throw new ShopError('WrongBatch', { number: portion.batch.number });
      }
      const tolerance = toleranceOf(portion.units, line.unit, parts.config.packing);
      const { lowestMilli, highestMilli } = tolerance;
      const { measuredMilli } = weight;
      if (measuredMilli < lowestMilli || measuredMilli > highestMilli) {
        throw new ShopError('WeightOff', { lowestMilli, highestMilli });
      }
      await insertWeighing(tx, {
        orderId: order.id,
        position: line.position,
        movementId: portion.movementId,
        at: now,
        byStaffId: colleague.id,
        byName: colleague.name,
        isProductScanned: weight.isProductScanned,
        isBatchScanned: weight.isBatchScanned,
        ...tolerance,
        measuredMilli,
        container: weight.container,
        finding: weight.finding,
      });
    },
  );
}

/**
 * Takes a portion from another batch than the proposed one, while nobody has filled it: of what is filled somebody says what
 * becomes of it, by stopping.
 */
export async function takeOtherBatch(
  parts: OrderParts,
  colleague: Colleague,
  { batchId, movementId, ...act }: PackingAct & { movementId: number; batchId: string },
): Promise<void> {
  await whilePacking(parts, colleague, { ...act, movementId }, async ({ tx, order, portion, line, now }) => {
    if (lastWeighings(await weighingsOf(tx, order.id)).has(movementId)) throw new ShopError('InvalidState');
    const by = { staffId: colleague.id, name: colleague.name };
    await changePortion(tx, { orderId: order.id, portion, batchId, position: line.position, now, by });
  });
  parts.changes.announce('catalogue_changed');
}

interface Packing {
  tx: Transaction;
  order: Order;
  portion: DispensedPortion;
  line: OrderLine;
  now: Date;
}

/** Only while it is being packed; `OrderChanged` when a colleague was faster. The version goes up, so that others notice. */
async function whilePacking(
  parts: OrderParts,
  colleague: Colleague,
  { orderId, version, key, movementId }: PackingAct & { movementId: number },
  act: (packing: Packing) => Promise<void>,
): Promise<void> {
  const now = parts.clock.now();
  await parts.db.transaction(async (tx) => {
    const order = await requireForeign(tx, colleague, orderId);
    if (key !== null && !(await isFirst(tx, { staffId: colleague.id, key, now }))) return;
    if (version !== undefined && version !== order.version) throw new ShopError('OrderChanged');
    if (order.status !== 'preparing' || order.preparedAt) throw new ShopError('InvalidState');
    const portion = (await portionsOf(tx, order.id)).find((one) => one.movementId === movementId);
    const line = (await linesForStaff(tx, order.id)).find(({ productId }) => productId === portion?.productId);
    if (!portion || !line) throw new ShopError('NotFound');
    await act({ tx, order, portion, line, now });
    await noteChange(tx, order.id);
  });
}

/** Opening stock has no number, and nothing to scan. */
function isSameNumber(scanned: string | null, number: string | null): boolean {
  return number === null || scanned?.trim().toUpperCase() === number.toUpperCase();
}
