import type { coverSheet as german } from '../../de/papers/cover-sheet.ts';
import type { Translated } from '../../translated.ts';

export const coverSheet: Translated<typeof german> = {
  title: 'Prescription cover sheet',
  subtitle: 'Please send it together with the original',
  orderCode: 'Order number',
  name: 'Name',
  birthDate: 'Date of birth',
  reservedAt: 'Ordered on',
  items: 'Items',
  more: 'and {count} more',
  codeAlt: 'QR code with the order number {orderCode}',
  slot: 'Place the original prescription here',
  slotAdvice: 'Please do not staple it, glue it or fold it across the writing.',
  checksTitle: 'Before you send it',
  checks: {
    original: 'The original is enclosed, not a copy.',
    signature: 'The date and the signature of the practice are legible.',
    postage: 'The envelope carries enough postage.',
  },
  questions: 'Questions:',
  sheet: 'Sheet 1 of 1',
};
