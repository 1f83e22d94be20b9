import { evidenceKinds } from '@shop/contract/desk/evidence';
import type { OrderLine } from '../../db/schema/orders.ts';

/**
 * The form of a record with a line for each that was ordered. What has to be read from the prescription is empty, so that it
 * cannot be saved unread.
 */
export function emptyRecord(lines: OrderLine[]) {
  return {
    kind: 'private or statutory',
    evidence: `${evidenceKinds.join(', ')}, or null for what the order leads to expect`,
    origin: null,
    issuedOn: 'YYYY-MM-DD',
    validUntil: null,
    patientName: '',
    birthDate: 'YYYY-MM-DD or null',
    prescriber: { name: '', profession: 'doctor, dentist, vet or other', address: '', phone: '' },
    isSigned: null,
    lines: lines.map(({ position, name, pzn, unit }) => ({
      orderLine: position,
      pzn,
      product: name,
      amount: null,
      unit,
      instructions: '',
      application: 'vaporiser, tea, oral or null',
    })),
  };
}
