import { hasRight } from '@shop/contract/rights';
import type { Order, OrderLine } from '../../db/schema/orders.ts';
import type { PaperPrint, Weighing } from '../../db/schema/packing.ts';
import type { Batch } from '../../db/schema/stock.ts';
import type { DispensingLabel } from '../../documents/label-pdf.ts';
import { germanDay } from '../../german-day.ts';
import { amountText, linesForStaff } from '../orders/order-lines-service.ts';
import type { OrderParts } from '../orders/order-service.ts';
import { type Colleague, findOrderForStaff } from '../orders/staff-order-service.ts';
import { instructionsOf, latestRecordOf } from '../prescriptions/review-service.ts';
import { type DispensedPortion, otherBatchesFor, portionsOf } from '../stock/stock-service.ts';
import { labelOf } from './label-content.ts';
import { lastWeighings, needsSecondPerson, requireReleasable } from './packing-check-service.ts';
import { printsOf, weighingsOf } from './packing-queries.ts';
import { type Tolerance, toleranceOf } from './tolerance.ts';

export interface PackedPortion extends DispensedPortion {
  line: OrderLine;
  tolerance: Tolerance;
  weighing: Weighing | null;
  others: Batch[];
  label: DispensingLabel;
}

export interface PackingView {
  order: Order;
  lines: OrderLine[];
  portions: PackedPortion[];
  prints: PaperPrint[];
  containers: string[];
  needsSecondPerson: boolean;
  mayRelease: boolean;
}

export async function viewPacking(parts: OrderParts, colleague: Colleague, orderId: string): Promise<PackingView> {
  const { db, clock, config } = parts;
  const now = clock.now();
  const order = await findOrderForStaff(db, orderId);
  const lines = await linesForStaff(db, order.id);
  const record = await latestRecordOf(db, order.id);
  const instructions = await instructionsOf(db, order.id);
  const weighed = lastWeighings(await weighingsOf(db, order.id));
  const portions: PackedPortion[] = [];
  for (const portion of await portionsOf(db, order.id)) {
    const line = lines.find(({ productId }) => productId === portion.productId);
    if (!line) continue;
    const weighing = weighed.get(portion.movementId) ?? null;
    portions.push({
      ...portion,
      line,
      weighing,
      tolerance: toleranceOf(portion.units, line.unit, config.packing),
      others: weighing ? [] : await otherBatchesFor(db, portion, germanDay(now)),
      label: labelOf({
        config,
        order,
        line,
        portion,
        record,
        instructions: instructions(line.position),
        amount: amountText({ quantity: portion.units, unit: line.unit }),
        madeOn: germanDay(weighing?.at ?? now),
      }),
    });
  }
  const isReady = order.status === 'preparing' && order.preparedAt !== null && order.releasedAt === null;
  return {
    order,
    lines,
    portions,
    prints: await printsOf(db, order.id),
    containers: config.packing.containers,
    needsSecondPerson: needsSecondPerson(config.packing, lines),
    mayRelease: isReady && (await isReleasableBy(parts, colleague, order.id, now)),
  };
}

async function isReleasableBy({ db }: OrderParts, { id, roles }: Colleague, orderId: string, now: Date) {
  if (!hasRight(roles, 'releaseOrder')) return false;
  return requireReleasable(db, orderId, id, now).then(
    () => true,
    () => false,
  );
}
