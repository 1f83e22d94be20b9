import {
  type ComparedOrder,
  type ComparisonRow,
  comparisonRow,
  isSameItem,
  type OrderedLine,
} from './comparison-row.ts';
import type { PrescriptionRecord, RecordLine } from './prescription-record.ts';

/** Another order that came with the same file, or with a prescription of the same prescriber and day for this person. */
export interface EarlierUse {
  orderId: string;
  isSameFile: boolean;
  /** What was handed over or is set aside for it; nothing where the order ended without being served. */
  lines: readonly UsedLine[];
}

export interface UsedLine extends Omit<OrderedLine, 'position'> {
  /** What its own prescription calls it, where that was recorded: names that were taken for one product are one here too. */
  prescribedAs?: readonly Pick<RecordLine, 'pzn' | 'product'>[];
}

/** What the earlier orders leave of each line of the prescription. */
export function amountsLeft({ lines }: PrescriptionRecord, earlier: readonly EarlierUse[]): number[] {
  const used = earlier.flatMap((use) => use.lines.map((line) => ({ ...line })));
  const left = lines.map(({ amount }) => amount);
  // What an unclear line was used for cannot be read from it: whatever the clear ones leave counts against it.
  for (const isUnclear of [false, true]) {
    for (const [index, line] of lines.entries()) {
      if ((line.isUnclear ?? false) === isUnclear) left[index] = takenFrom(line, used);
    }
  }
  return left;
}

function takenFrom(line: RecordLine, used: readonly UsedLine[]): number {
  let left = line.amount;
  for (const item of used) {
    if (item.unit !== line.unit || !isUseOf(line, item)) continue;
    const taken = Math.min(left, item.quantity);
    left -= taken;
    // The rest was taken from a further line of the same product.
    item.quantity -= taken;
  }
  return left;
}

function isUseOf(line: RecordLine, { prescribedAs = [], ...item }: UsedLine): boolean {
  if (line.isUnclear && (line.pzn === null || item.pzn === null)) return true;
  return isSameItem(line, item) || prescribedAs.some(({ pzn, product }) => isSameItem(line, { pzn, name: product }));
}

/** A further use is allowed as far as amounts are left; somebody has to look at it. */
export function earlierUseRows(
  record: PrescriptionRecord,
  order: ComparedOrder,
  earlier: readonly EarlierUse[],
): ComparisonRow[] {
  const left = amountsLeft(record, earlier);
  const isEnough = order.lines.every(({ position, quantity }) => {
    const lines = record.lines.flatMap(({ orderLine }, index) => (orderLine === position ? [left[index] ?? 0] : []));
    // A line that is not on the prescription has a row of its own.
    return lines.length === 0 || lines.reduce((sum, amount) => sum + amount, 0) >= quantity;
  });
  const differences = {
    paper: isEnough ? 'usedBefore' : 'usedUp',
    file: isEnough ? 'fileUsedBefore' : 'fileUsedUp',
  } as const;
  return earlier.map(({ orderId, isSameFile }) =>
    comparisonRow('earlierUse', differences[isSameFile ? 'file' : 'paper'], left, { orderId }),
  );
}
