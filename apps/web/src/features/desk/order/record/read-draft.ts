import type { PrescriptionRecord } from '@shop/contract/desk/prescription-record';
import { pznPattern, recordLimits } from '@shop/contract/desk/review-limits';
import { readDay } from '#domain/desk/day-text.ts';
import { applicationOf, type LineDraft, linePart, type RecordDraft } from './record-draft.ts';

/** What is wrong with a field, by its id; its sentence is in `deskRecord.problems`. */
type Problem = 'missing' | 'noDay' | 'noAmount' | 'noPzn';
export type Problems = Readonly<Record<string, Problem>>;

/** The problems of one part of the draft. */
export function problemsIn(draft: RecordDraft, part: string): Problems {
  const day = (text: string, isOptional: boolean): Problem | null =>
    readDay(text) !== null || (isOptional && text.trim() === '') ? null : 'noDay';
  const fields: Record<string, Record<string, Problem | null>> = {
    person: { patientName: required(draft.patientName), birthDate: day(draft.birthDate, true) },
    issue: { issuedOn: day(draft.issuedOn, false), validUntil: day(draft.validUntil, true) },
    prescriber: { prescriberName: required(draft.prescriberName) },
    ...Object.fromEntries(draft.lines.map((line, index) => [linePart(index), lineProblems(line, linePart(index))])),
  };
  const found = Object.entries(fields[part] ?? {}).filter(([, problem]) => problem !== null);
  return Object.fromEntries(found) as Problems;
}

function lineProblems({ product, amount, pzn }: LineDraft, part: string): Record<string, Problem | null> {
  return {
    [`${part}-product`]: required(product),
    [`${part}-amount`]: isAmount(amount) ? null : 'noAmount',
    [`${part}-pzn`]: pzn.trim() === '' || pznPattern.test(pzn.trim()) ? null : 'noPzn',
  };
}

function required(text: string): Problem | null {
  return text.trim() === '' ? 'missing' : null;
}

function isAmount(text: string): boolean {
  const amount = Number(text.trim());
  return Number.isInteger(amount) && amount >= 1 && amount <= recordLimits.amount;
}

/** What is sent. Only for a draft without problems. */
export function recordIn(draft: RecordDraft): PrescriptionRecord {
  return {
    kind: draft.kind,
    evidence: draft.evidence,
    origin: draft.origin || null,
    issuedOn: readDay(draft.issuedOn) ?? '',
    validUntil: readDay(draft.validUntil),
    patientName: draft.patientName.trim(),
    birthDate: readDay(draft.birthDate),
    prescriber: {
      name: draft.prescriberName.trim(),
      profession: draft.profession,
      address: draft.address.trim(),
      phone: draft.phone.trim(),
    },
    isSigned: draft.isSigned,
    lines: draft.lines.map((line) => ({
      orderLine: line.orderLine,
      pzn: line.pzn.trim() || null,
      product: line.product.trim(),
      isUnclear: line.isUnclear,
      amount: Number(line.amount.trim()),
      unit: line.unit,
      instructions: line.instructions.trim(),
      application: applicationOf(line),
    })),
  };
}
