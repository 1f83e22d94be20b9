import type { Unit } from '../quantity.ts';
import type { Difference } from './difference-answers.ts';
import type { RecordLine } from './prescription-record.ts';
import { isSameProduct } from './written-names.ts';

/** A line of an order. */
export interface OrderedLine {
  position: number;
  name: string;
  pzn: string | null;
  unit: Unit;
  quantity: number;
}

/** What an order is compared by. Days are German calendar days. */
export interface ComparedOrder {
  patientName: string;
  birthDate: string;
  placedOn: string;
  lines: readonly OrderedLine[];
}

export const comparedFields = [
  'person',
  'birthDate',
  'prescriber',
  'validity',
  'line',
  'instructions',
  'signature',
  'earlierUse',
] as const;

export interface ComparisonRow {
  /** Changes with what is compared in the row, so that an answer counts for exactly what it was given to. */
  id: string;
  field: (typeof comparedFields)[number];
  /** Index in the record, where the row is about one of its lines. */
  recordLine: number | null;
  /** Position in the order, where it is about one of its lines. */
  orderLine: number | null;
  /** The earlier order, where the row is about one. */
  orderId: string | null;
  /** Null: both say the same. */
  difference: Difference | null;
}

/** `facts` are the values that the row compares. */
export function comparisonRow(
  field: ComparisonRow['field'],
  difference: Difference | null,
  facts: readonly (string | number | null | undefined)[],
  { recordLine = null, orderLine = null, orderId = null }: Partial<ComparisonRow> = {},
): ComparisonRow {
  const id = JSON.stringify([field, recordLine, orderLine, orderId, difference, ...facts]);
  return { id, field, recordLine, orderLine, orderId, difference };
}

/** By the PZN where both name one, else by name. */
export function isSameItem(
  line: Pick<RecordLine, 'pzn' | 'product'>,
  item: Pick<OrderedLine, 'pzn' | 'name'>,
): boolean {
  if (line.pzn !== null && item.pzn !== null) return line.pzn === item.pzn;
  return isSameProduct(line.product, item.name);
}
