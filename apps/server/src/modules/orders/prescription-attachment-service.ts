import { evidenceOf } from '@shop/contract/desk/evidence';
import type { FileSource } from '@shop/contract/desk/file-sources';
import { ShopError } from '../../errors.ts';
import type { SignedForm } from '../../storage/upload-form.ts';
import { requireNotWithdrawn } from '../identity/consent-service.ts';
import { actorOf } from '../journal/journal-service.ts';
import { type BoundFile, signForOrder, takeIn } from '../prescriptions/desk-file-service.ts';
import { checkAnew } from './new-prescription.ts';
import { canReplacePrescription } from './order-actions.ts';
import { requireNotOwn } from './order-ownership-service.ts';
import type { OwnOrderParts } from './own-order-service.ts';
import { type Colleague, findOrderForStaff, requireForeign } from './staff-order-service.ts';

/** A form for a prescription that came by mail, on a stick or otherwise. `InvalidState` once the order is being prepared. */
export async function requestAttachmentUpload(
  parts: OwnOrderParts,
  orderId: string,
  file: { fileName: string; sizeBytes: number },
): Promise<{ key: string; form: SignedForm }> {
  const order = await findOrderForStaff(parts.db, orderId);
  if (!canReplacePrescription(order)) throw new ShopError('InvalidState');
  return signForOrder(parts, order, 'handedIn', file);
}

const recordedAs = {
  practice: 'prescriptionFromPractice',
  patient: 'prescriptionFromPatient',
  other: 'prescriptionFromOther',
} as const satisfies Record<FileSource, string>;

interface Attachment {
  orderId: string;
  key: string;
  from: FileSource;
  /** Of the order that was seen. */
  version: number;
}

/**
 * Makes it the order's prescription, as if the patient had handed it in. What is not on paper has to be a PDF. Throws `NotFound`,
 * `OwnOrder`, `InvalidState`, `OrderChanged` when somebody was faster, `ConsentRequired` after a withdrawal, and what `sealFile` throws.
 */
export async function attachPrescription(
  parts: OwnOrderParts,
  colleague: Colleague,
  { orderId, key, from, version }: Attachment,
): Promise<BoundFile> {
  await requireNotOwn(parts.db, await findOrderForStaff(parts.db, orderId), colleague);
  const now = parts.clock.now();
  return takeIn(parts, { key, orderId, kind: 'handedIn' }, async (tx, { mediaType, bind }) => {
    const order = await requireForeign(tx, colleague, orderId);
    if (!canReplacePrescription(order)) throw new ShopError('InvalidState');
    if (order.userId !== null) await requireNotWithdrawn(tx, order.userId);
    if (evidenceOf(order) !== 'paper' && mediaType !== 'application/pdf')
      throw new ShopError('PrescriptionFileRefused', { reason: 'notPdf' });
    const bound = await bind(now, from);
    if (bound.place === 'same') return bound;
    if (order.version !== version) throw new ShopError('OrderChanged');
    await checkAnew(tx, parts, order, { actor: actorOf(colleague), what: recordedAs[from], now });
    return bound;
  });
}
