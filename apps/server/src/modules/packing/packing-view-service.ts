import { hasRight } from '@shop/contract/rights';
import type { Order, OrderLine } from '../../db/schema/orders.ts';
import type { PaperPrint } from '../../db/schema/packing.ts';
import type { Batch } from '../../db/schema/stock.ts';
import { germanDay } from '../../german-day.ts';
import { linesForStaff } from '../orders/order-lines-service.ts';
import type { OrderParts } from '../orders/order-service.ts';
import { type Colleague, findOrderForStaff } from '../orders/staff-order-service.ts';
import { otherBatchesFor } from '../stock/stock-service.ts';
import { type LabelledPortion, labelledPortions } from './label-service.ts';
import { needsSecondPerson, requireReleasable } from './packing-check-service.ts';
import { printsOf } from './packing-queries.ts';
import { type Tolerance, toleranceOf } from './tolerance.ts';

export interface PackedPortion extends LabelledPortion {
  tolerance: Tolerance;
  others: Batch[];
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
  const portions: PackedPortion[] = [];
  for (const labelled of await labelledPortions(db, { config, order, lines, now })) {
    const { portion, line, weighing } = labelled;
    portions.push({
      ...labelled,
      tolerance: toleranceOf(portion.units, line.unit, config.packing),
      others: weighing ? [] : await otherBatchesFor(db, portion, germanDay(now)),
    });
  }
  const isSecondNeeded = needsSecondPerson(config.packing, lines);
  const isReady = order.status === 'preparing' && order.preparedAt !== null && order.releasedAt === null;
  return {
    order,
    lines,
    portions,
    prints: await printsOf(db, order.id),
    containers: config.packing.containers,
    needsSecondPerson: isSecondNeeded,
    mayRelease: isReady && (await isReleasableBy(parts, colleague, { orderId: order.id, isSecondNeeded, now })),
  };
}

async function isReleasableBy(
  { db }: OrderParts,
  { id, roles }: Colleague,
  about: { orderId: string; isSecondNeeded: boolean; now: Date },
) {
  if (!hasRight(roles, 'releaseOrder')) return false;
  return requireReleasable(db, { ...about, staffId: id }).then(
    () => true,
    () => false,
  );
}
