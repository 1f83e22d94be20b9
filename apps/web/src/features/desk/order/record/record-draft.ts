import type { Evidence } from '@shop/contract/desk/evidence';
import { type Application, proposedApplication } from '@shop/contract/desk/label';
import type { PrescriptionRecord, RecordLine } from '@shop/contract/desk/prescription-record';
import type { PrescriptionOrigin } from '@shop/contract/prescription-origin';
import { writeDay } from '#domain/desk/day-text.ts';
import type { Review } from '../desk-order-queries.ts';

export interface LineDraft extends Pick<RecordLine, 'orderLine' | 'product' | 'unit' | 'instructions'> {
  pzn: string;
  /** The paper does not say clearly which product. */
  isUnclear: boolean;
  amount: string;
  /** Empty for what the instructions say; `notSaid` where somebody has looked and it stands nowhere. */
  application: Application | 'notSaid' | '';
}

/** What stands on the prescription while it is typed. Days and amounts are as they were typed. */
export interface RecordDraft {
  /** Of the record that it began with; 0 for none. */
  recordVersion: number;
  /** The file it is read from. */
  file: string | null;
  patientName: string;
  birthDate: string;
  kind: PrescriptionRecord['kind'];
  evidence: Evidence;
  /** Empty where nobody knows. */
  origin: PrescriptionOrigin | '';
  issuedOn: string;
  validUntil: string;
  prescriberName: string;
  profession: PrescriptionRecord['prescriber']['profession'];
  address: string;
  phone: string;
  isSigned: boolean;
  lines: LineDraft[];
  /** The parts of which somebody has said that they stand on the paper like this. Before that they are proposals. */
  read: string[];
}

/** Another line of the prescription, which nobody ordered. */
export const extraLine: LineDraft = {
  orderLine: null,
  pzn: '',
  product: '',
  isUnclear: false,
  amount: '',
  unit: 'gram',
  instructions: '',
  application: '',
};

/** What a line says about its use: what was chosen, or what its instructions propose. */
export function applicationOf({ application, instructions, unit }: LineDraft): Application | null {
  if (application === 'notSaid') return null;
  return application || proposedApplication(instructions, unit);
}

export function linePart(index: number): string {
  return `line-${index}`;
}

/** The parts in the order in which a prescription is read. */
export function partsOf({ lines }: Pick<RecordDraft, 'lines'>): string[] {
  return ['person', 'issue', 'prescriber', ...lines.map((_, index) => linePart(index)), 'signature'];
}

/** What the form begins with: what was recorded, or proposals from the order, none of which counts as read. */
export function draftOf(
  review: Pick<Review, 'record' | 'recordVersion' | 'ordered' | 'person'>,
  file: string | null,
  proposed: Evidence,
): RecordDraft {
  const draft = review.record ? recordedDraft(review.record.record, proposed) : proposedDraft(review, proposed);
  const read = review.record?.isCurrent ? partsOf(draft) : [];
  return { ...draft, recordVersion: review.recordVersion, file, read };
}

type Content = Omit<RecordDraft, 'recordVersion' | 'file' | 'read'>;

function proposedDraft({ ordered, person }: Pick<Review, 'ordered' | 'person'>, evidence: Evidence): Content {
  return {
    patientName: person.patientName,
    birthDate: writeDay(person.birthDate),
    kind: 'private',
    evidence,
    origin: '',
    issuedOn: '',
    validUntil: '',
    prescriberName: '',
    profession: 'doctor',
    address: '',
    phone: '',
    isSigned: true,
    lines: ordered.map(({ position, name, unit, quantity }) => ({
      orderLine: position,
      pzn: '',
      product: name,
      isUnclear: false,
      amount: String(quantity),
      unit,
      instructions: '',
      application: '',
    })),
  };
}

function recordedDraft(record: PrescriptionRecord, proposed: Evidence): Content {
  const { kind, origin, issuedOn, validUntil, patientName, birthDate, prescriber, isSigned, lines } = record;
  return {
    patientName,
    birthDate: writeDay(birthDate),
    kind,
    evidence: record.evidence ?? proposed,
    origin: origin ?? '',
    issuedOn: writeDay(issuedOn),
    validUntil: writeDay(validUntil),
    prescriberName: prescriber.name,
    profession: prescriber.profession,
    address: prescriber.address,
    phone: prescriber.phone,
    isSigned,
    lines: lines.map(({ orderLine, pzn, product, isUnclear, amount, unit, instructions, application }) => ({
      orderLine,
      pzn: pzn ?? '',
      product,
      isUnclear: isUnclear ?? false,
      amount: String(amount),
      unit,
      instructions,
      application: application ?? 'notSaid',
    })),
  };
}
