import {
  type ComparedOrder,
  type ComparisonRow,
  comparisonRow,
  isSameItem,
  type OrderedLine,
} from './comparison-row.ts';
import type { Difference } from './difference-answers.ts';
import { type EarlierUse, earlierUseRows } from './earlier-use.ts';
import { isMerelyAsTold } from './instructions-for-use.ts';
import type { PrescriptionRecord, RecordLine } from './prescription-record.ts';
import { validityOf } from './prescription-validity.ts';
import { isSameName } from './written-names.ts';

/** What stands on the prescription beside what was ordered, row by row. */
export function compare(
  record: PrescriptionRecord,
  order: ComparedOrder,
  { today, earlier }: { today: string; earlier: readonly EarlierUse[] },
): ComparisonRow[] {
  const { prescriber, patientName, birthDate, issuedOn, validUntil, kind } = record;
  return [
    comparisonRow('person', personDifference(record, order), [patientName, order.patientName]),
    comparisonRow('birthDate', birthDateDifference(record, order), [birthDate, order.birthDate]),
    comparisonRow('prescriber', prescriber.profession === 'doctor' ? null : 'notADoctor', [prescriber.profession]),
    comparisonRow('validity', validityDifference(record, order, today), [issuedOn, validUntil, kind]),
    ...record.lines.flatMap((line, index) => lineRows(record, line, index, order)),
    ...unprescribed(record, order),
    comparisonRow('signature', record.isSigned ? null : 'notSigned', []),
    ...earlierUseRows(record, order, earlier),
  ];
}

function personDifference({ patientName }: PrescriptionRecord, order: ComparedOrder): Difference | null {
  return isSameName(patientName, order.patientName) ? null : 'otherName';
}

function birthDateDifference({ birthDate }: PrescriptionRecord, order: ComparedOrder): Difference | null {
  if (birthDate === null) return 'noBirthDate';
  return birthDate === order.birthDate ? null : 'otherBirthDate';
}

/** Whoever handed it in while it was valid has presented it in time; the pharmacist decides. */
function validityDifference(record: PrescriptionRecord, { placedOn }: ComparedOrder, today: string): Difference | null {
  const { state } = validityOf(record, today);
  if (state === 'notYet') return 'notYetIssued';
  if (state !== 'expired') return null;
  return validityOf(record, placedOn).state === 'expired' ? 'expired' : 'expiredMeanwhile';
}

function lineRows(
  record: PrescriptionRecord,
  line: RecordLine,
  recordLine: number,
  { lines }: ComparedOrder,
): ComparisonRow[] {
  const ordered = lines.find(({ position }) => position === line.orderLine);
  const about = { recordLine, orderLine: ordered?.position ?? null };
  const amount = prescribedFor(record, line);
  const facts = [line.pzn, line.product, amount, line.unit, ordered?.name, ordered?.quantity];
  const difference = lineDifference(line, amount, ordered);
  return [
    comparisonRow('line', difference, facts, about),
    // What was not ordered gets no label.
    ...(ordered ? [instructionsRow(line, { recordLine, orderLine: ordered.position })] : []),
  ];
}

/** A prescription may name the same product twice, with different instructions. */
function prescribedFor({ lines }: PrescriptionRecord, { orderLine, unit, amount }: RecordLine): number {
  if (orderLine === null) return amount;
  const same = lines.filter((line) => line.orderLine === orderLine && line.unit === unit);
  return same.reduce((sum, line) => sum + line.amount, 0);
}

function lineDifference(line: RecordLine, amount: number, ordered: OrderedLine | undefined): Difference | null {
  if (!ordered) return 'notOrdered';
  // First what nothing settles: who takes two names for one product must not settle the amount along with it.
  if (line.unit !== ordered.unit) return 'otherUnit';
  if (ordered.quantity > amount) return 'orderedMore';
  if (isUnclearFor(line, ordered)) return 'unclearProduct';
  if (!isSameItem(line, ordered)) return 'otherProduct';
  return ordered.quantity < amount ? 'orderedLess' : null;
}

/** A legible number is clear, whatever the name looks like. */
function isUnclearFor(line: RecordLine, ordered: OrderedLine): boolean {
  return line.isUnclear === true && (line.pzn === null || ordered.pzn === null);
}

export function instructionsRow(
  line: Pick<RecordLine, 'instructions'>,
  about: { recordLine: number; orderLine: number },
): ComparisonRow {
  return comparisonRow('instructions', instructionsDifference(line), [line.instructions], about);
}

function instructionsDifference({ instructions }: Pick<RecordLine, 'instructions'>): Difference | null {
  if (instructions === '') return 'noInstructions';
  return isMerelyAsTold(instructions) ? 'merelyAsTold' : null;
}

function unprescribed(record: PrescriptionRecord, { lines }: ComparedOrder): ComparisonRow[] {
  const prescribed = new Set(record.lines.map(({ orderLine }) => orderLine));
  return lines
    .filter(({ position }) => !prescribed.has(position))
    .map(({ position, name, quantity }) =>
      comparisonRow('line', 'notPrescribed', [name, quantity], { orderLine: position }),
    );
}
