import type { Unit } from '@shop/contract/quantity';
import { ApiError } from '#lib/api-error.ts';
import { arrayIn, fieldsOf, textIn, wholeNumberIn } from '#lib/read-fields.ts';

interface LimitedLine {
  itemId: string;
  unit: Unit;
  onOrder: number;
  /** 0 when nothing more can be ordered. */
  possible: number;
}

/** What one person may have on order at once, where an order was refused because of it. */
export type OrderLimit =
  | { kind: 'product'; lines: LimitedLine[] }
  | { kind: 'orders' }
  | { kind: 'sum'; mostCents: number; onOrderCents: number };

const unitsByName: Record<string, Unit> = { gram: 'gram', milliliter: 'milliliter', pack: 'pack' };

/** Null for any other error, and when it does not say what is possible. */
export function readOrderLimit(error: unknown): OrderLimit | null {
  if (!(error instanceof ApiError)) return null;
  const fields = fieldsOf(error.data);
  if (error.id === 'TooManyOpenOrders') return { kind: 'orders' };
  if (error.id === 'FirstOrderLimitReached') {
    const [mostCents, onOrderCents] = [wholeNumberIn(fields?.mostCent), wholeNumberIn(fields?.onOrderCent)];
    return mostCents === null || onOrderCents === null ? null : { kind: 'sum', mostCents, onOrderCents };
  }
  if (error.id !== 'ProductLimitReached') return null;
  const lines = arrayIn(fields?.lines).map(fieldsOf).flatMap(readLine);
  return lines.length > 0 ? { kind: 'product', lines } : null;
}

function readLine(line: ReturnType<typeof fieldsOf>): LimitedLine[] {
  const itemId = textIn(line?.itemId);
  const unit = unitsByName[textIn(line?.unit) ?? ''];
  const [onOrder, possible] = [wholeNumberIn(line?.onOrder), wholeNumberIn(line?.possible)];
  if (itemId === null || !unit || onOrder === null || possible === null) return [];
  return [{ itemId, unit, onOrder, possible }];
}
