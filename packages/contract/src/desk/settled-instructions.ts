import { instructionsRow } from './comparison.ts';
import type { Application } from './label.ts';
import type { PrescriptionRecord } from './prescription-record.ts';

/**
 * The instructions for use of an ordered line: those of the prescription, or what the practice added to it; null while they are
 * not settled. `answered` are the instructions that were given as an answer to a row of the comparison, by its id.
 */
export function settledInstructions(
  { lines }: PrescriptionRecord,
  orderLine: number,
  answered: (row: string) => string | null,
): string | null {
  const all = lines.flatMap((line, recordLine) => {
    if (line.orderLine !== orderLine) return [];
    const row = instructionsRow(line, { recordLine, orderLine });
    return [(row.difference === null ? line.instructions : (answered(row.id) ?? '')).trim()];
  });
  return all.length === 0 || all.includes('') ? null : [...new Set(all)].join('; ');
}

/** How an ordered line is used by the prescription; null while it does not say, or says several. */
export function prescribedApplication({ lines }: PrescriptionRecord, orderLine: number): Application | null {
  const all = new Set(
    lines.filter((line) => line.orderLine === orderLine).map(({ application }) => application ?? null),
  );
  const [only = null] = all;
  return all.size === 1 ? only : null;
}
