import type { PrescriptionFormat } from '@shop/contract/prescription';
import type { KeptFile } from '#domain/prescription/prescription-file.ts';
import { fieldsOf, flagIn, textIn, wholeNumberIn } from '#lib/read-fields.ts';
import { forget, readStored, store } from '#lib/storage.ts';

/** What a reload of the page must not lose. */
export interface KeptPrescription {
  /** Null while no way is chosen. */
  format: PrescriptionFormat | null;
  file: KeptFile | null;
  /** The order is sent under it, again and again, until it is made: see `order-request.ts`. */
  attempt: string | null;
  /** An order was sent and its answer is unknown. */
  isUnanswered: boolean;
}

const formats: readonly PrescriptionFormat[] = ['physical', 'ePrescription', 'digital'];

const nothingKept: KeptPrescription = { format: 'physical', file: null, attempt: null, isUnanswered: false };

/** What this person left here; another one's prescription is nobody's business. */
export function readKeptPrescription(owner: string | null): KeptPrescription {
  const stored = fieldsOf(readStored('prescription_v1'));
  if (!stored || textIn(stored.owner) !== owner) return nothingKept;
  const format = formats.find((known) => known === stored.format) ?? (stored.format === null ? null : 'physical');
  return {
    format,
    file: format === 'physical' || format === 'digital' ? readFile(stored.file) : null,
    attempt: textIn(stored.attempt),
    isUnanswered: flagIn(stored.isUnanswered) ?? false,
  };
}

export function keepPrescription(owner: string | null, changes: Partial<KeptPrescription>): void {
  store('prescription_v1', { ...readKeptPrescription(owner), ...changes, owner });
}

export function forgetPrescription(): void {
  forget('prescription_v1');
}

function readFile(stored: unknown): KeptFile | null {
  const fields = fieldsOf(stored);
  const key = textIn(fields?.key);
  const name = textIn(fields?.name);
  return key && name ? { key, name, sizeBytes: wholeNumberIn(fields?.sizeBytes) ?? 0 } : null;
}
