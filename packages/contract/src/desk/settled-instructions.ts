import { instructionsRow } from './comparison.ts';
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
