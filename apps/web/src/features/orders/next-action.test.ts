import { expect, test } from 'vitest';
import { aWireOrder, bankTransfer, type WireOrder } from '#testing/wire-order.ts';
import { nextActionOf } from './next-action.ts';
import { readOrder } from './read-orders.ts';

const awaited: WireOrder['payment'] = { method: 'transfer', paidAt: null, transfer: bankTransfer };
const address = 'Mainblüte Apotheke, Uferstraße 12, 97070 Würzburg';

function withoutFile(format: 'digital' | 'ePrescription'): WireOrder['prescription'] {
  return { ...aWireOrder().prescription, format, hasFile: false, fileName: null, originalTo: null };
}

test.each<[string, Partial<WireOrder>, object | null]>([
  [
    'a withdrawal before all that is still open',
    { payment: awaited, withdrawal: { declaredAt: '2025-11-16T10:24:00.000Z', scope: 'whole' } },
    { kind: 'withdrawn', declaredAt: '2025-11-16T10:24:00.000Z' },
  ],
  [
    'the original, when only a part was withdrawn from',
    { withdrawal: { declaredAt: '2025-11-16T10:24:00.000Z', scope: 'part' } },
    { kind: 'open', prescription: null, originalTo: address, transfer: null },
  ],
  ['the original', {}, { kind: 'open', prescription: null, originalTo: address, transfer: null }],
  [
    'the payment',
    { missing: ['paid'], payment: awaited },
    { kind: 'open', prescription: null, originalTo: null, transfer: bankTransfer },
  ],
  [
    'both',
    { missing: ['originalReceived', 'paid'], payment: awaited },
    { kind: 'open', prescription: null, originalTo: address, transfer: bankTransfer },
  ],
  [
    'a question before anything else',
    {
      status: 'clarification',
      canAnswer: true,
      payment: awaited,
      messages: [{ from: 'pharmacy', at: '2025-11-12T14:00:00.000Z', text: 'Wann?', isFree: false }],
    },
    { kind: 'answer', question: 'Wann?' },
  ],
  [
    'a signed PDF that nobody has seen',
    { missing: ['prescriptionVerified'], prescription: withoutFile('digital') },
    { kind: 'open', prescription: 'digital', originalTo: null, transfer: null },
  ],
  [
    'the prescription of a video appointment, and the payment',
    { missing: ['prescriptionVerified', 'paid'], payment: awaited, prescription: withoutFile('ePrescription') },
    { kind: 'open', prescription: 'ePrescription', originalTo: null, transfer: bankTransfer },
  ],
  [
    'waiting, once the signed PDF is there',
    {
      status: 'requested',
      missing: ['prescriptionVerified'],
      prescription: { ...withoutFile('digital'), hasFile: true, fileName: 'signiert.pdf' },
    },
    { kind: 'wait', for: 'toReview' },
  ],
  [
    'waiting for the review',
    { status: 'inReview', missing: ['prescriptionVerified'] },
    { kind: 'wait', for: 'review' },
  ],
  ['waiting for the confirmation', { status: 'inReview', missing: [] }, { kind: 'wait', for: 'confirmation' }],
  [
    'waiting for the check, which comes before the preparation',
    { status: 'confirmed', missing: ['prescriptionVerified'] },
    { kind: 'wait', for: 'check' },
  ],
  ['waiting until it is prepared', { status: 'confirmed', missing: [] }, { kind: 'wait', for: 'toPrepare' }],
  ['waiting for the preparation', { status: 'preparing', missing: [] }, { kind: 'wait', for: 'preparation' }],
  ['a parcel', { status: 'shipped', missing: [] }, { kind: 'onItsWay' }],
  [
    'a new time, where the courier found nobody',
    {
      status: 'shipped',
      missing: [],
      shipping: { ...aWireOrder().shipping, nobodyThereAt: '2025-11-14T09:00:00.000Z' },
    },
    { kind: 'nobodyThere' },
  ],
  ['the pickup', { status: 'readyForPickup', missing: [] }, { kind: 'pickUp' }],
  ['the end', { status: 'rejected', missing: [] }, { kind: 'ended', how: 'rejected' }],
  ['nothing any more', { status: 'completed', missing: [] }, null],
])('the next step is %s', (_, differences, expected) => {
  expect(nextActionOf(readOrder(aWireOrder(differences)))).toEqual(expected);
});
