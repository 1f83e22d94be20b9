import type { Order } from '../../db/schema/orders.ts';
import { weigh } from '../packing/weighing-service.ts';
import { portionsOf } from '../stock/stock-service.ts';
import { linesOf } from './order-queries.ts';
import type { OrderParts } from './order-service.ts';
import type { Colleague } from './staff-order-service.ts';

const usage =
  'Please say what was weighed: npm run order -- CODE weigh BATCH AMOUNT ["CONTAINER"], a batch without number as -';

/** Weighs one portion, by its batch. Null when it was done, else what is missing. Throws as the desk's call does. */
export async function weighByWords(
  parts: OrderParts,
  { order, colleague, details }: { order: Order; colleague: Colleague; details: string[] },
): Promise<string | null> {
  const [batch = '', amount = '', container = parts.config.packing.containers[0] ?? ''] = details;
  const measuredMilli = Math.round(Number(amount.replace(',', '.')) * 1_000);
  if (batch === '' || amount === '' || !Number.isFinite(measuredMilli)) return usage;
  const number = batch === '-' ? null : batch;
  const portions = await portionsOf(parts.db, order.id);
  const portion = portions.find((one) => one.batch.number?.toUpperCase() === number?.toUpperCase());
  if (!portion) return `${order.code}: nothing of this batch lies with the order. Taken: ${namesOf(portions)}.`;
  const line = (await linesOf(parts.db, order.id)).find(({ productId }) => productId === portion.productId);
  const scanned = { isProductScanned: false, isBatchScanned: false, pzn: line?.pzn ?? null, batchNumber: number };
  const weight = { portion: portion.movementId, ...scanned, measuredMilli, container, finding: null };
  await weigh(parts, colleague, { orderId: order.id, version: undefined, key: null, weight });
  return null;
}

function namesOf(portions: readonly { batch: { number: string | null } }[]): string {
  return portions.map(({ batch }) => batch.number ?? '-').join(', ') || 'nothing';
}
