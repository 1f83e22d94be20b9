import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { requiredText } from '../form-fields.ts';
import { cents } from '../money.ts';
import { advice, adviceNote } from './advice.ts';
import { dispensingRefusals } from './dispensing-acts.ts';
import { dispatchOutcomes } from './packing-words.ts';
import { recipientStates, takers } from './recipients.ts';
import { deskOrderId, seenVersion, tillReceipt, writeOnce } from './writing.ts';

const moment = z.iso.datetime();

/** Whom an order goes to, as far as handing it over asks for it: nothing of what is in it. */
const recipient = {
  orderId: z.uuid(),
  code: z.string(),
  version: z.int(),
  name: z.string().describe('whom it is addressed to'),
  patient: z.string().describe('for whom it was dispensed'),
  recipient: z.enum(recipientStates).nullable().describe('how the two names belong together; null where they are one'),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  phone: z.string(),
  labels: z.array(z.string()).describe('what the label of each container says: product, amount, batch'),
  isMarkDue: z.boolean().describe('its original is not marked with what is dispensed yet (ApBetrO § 17 (6))'),
  advice: advice.nullable().describe('what is on record about the advice (ApBetrO § 20); null while it is due'),
};

const parcel = z.object(recipient);
export type WaitingParcel = z.output<typeof parcel>;

const sentParcel = z.object({
  ...recipient,
  trackingNumber: z.string().nullable(),
  sentAt: moment,
  isSecond: z.boolean().describe('the free second delivery of a parcel that was lost or came back'),
});

const courierOrder = z.object({
  ...recipient,
  wasNobodyThere: z.boolean().describe('the courier came back with it'),
});

const tour = z.object({
  id: z.uuid(),
  courier: z.string(),
  startedAt: moment,
  stops: z.array(
    z.object({ ...recipient, outcome: z.enum(dispatchOutcomes).nullable(), handedTo: z.string().nullable() }),
  ),
});
export type TourShown = z.output<typeof tour>;

const readyOrder = z.object({
  ...recipient,
  birthDate: z.iso.date(),
  readyAt: moment,
  remindedAt: moment.nullable(),
  backOn: z.iso.date().describe('the day on which it goes back if nobody comes'),
  openCent: cents.describe('what is still to pay'),
  isPaid: z.boolean(),
});
export type ReadyOrder = z.output<typeof readyOrder>;

const handOver = z.object({
  withdrawn: z.array(parcel).describe('packed or laid ready, and the patient has withdrawn since: it stays here'),
  parcels: z.object({
    waiting: z.array(parcel).describe('released and not given to the carrier yet, oldest first'),
    sentToday: z.array(sentParcel),
  }),
  courier: z.object({
    waiting: z.array(courierOrder).describe('by postal code'),
    tours: z.array(tour).describe('of today, and those of earlier days with a stop that is still open'),
    couriers: z.array(z.object({ id: z.uuid(), name: z.string() })).describe('who can take a tour'),
  }),
  pickup: z.object({
    waiting: z.array(parcel).describe('released and not laid ready yet'),
    ready: z.array(readyOrder).describe('the longest first'),
  }),
});
export type HandOverShown = z.output<typeof handOver>;

const onHandOver = { access: 'staff', right: 'handOver' } as const;

export const readHandOver = endpoint('readHandOver', {
  summary: 'What is released and waits to leave the house, and what left it today',
  ...onHandOver,
  output: handOver,
});

/** As it is scanned from a parcel, without blanks. */
const trackingNumber = z
  .string()
  .min(8)
  .max(60)
  .transform((scanned) => scanned.replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z\d]{8,40}$/));

const mostParcels = 200;

export const sendParcels = endpoint('sendParcels', {
  summary: 'Gives scanned parcels to the carrier. One that is refused keeps none of the others from leaving',
  ...onHandOver,
  headers: writeOnce,
  body: z.object({
    parcels: z
      .array(z.object({ orderId: z.uuid(), version: seenVersion, trackingNumber }))
      .min(1)
      .max(mostParcels),
  }),
  output: z.object({
    refused: z.array(z.object({ orderId: z.uuid(), error: z.string().describe('an id of the catalogue of errors') })),
  }),
});

export const printHandOverList = endpoint('printHandOverList', {
  summary: 'The list of the parcels given to the carrier today, for the signature of whoever takes them',
  ...onHandOver,
  output: z.file(),
  outputType: 'application/pdf',
});

/** Who takes it; somebody else than the patient and whom it is addressed to with a name, and 'Nachbarin' or 'Ehemann'. */
const taken = {
  taker: z.enum(takers),
  handedTo: requiredText(120).optional().describe('the name of somebody else'),
};
const isNamed = ({ taker, handedTo }: { taker: string; handedTo?: string | undefined }) =>
  taker !== 'other' || handedTo !== undefined;
/** What happened while it was handed over; only from those who may advise, and needed where the advice is due. */
const adviceNow = adviceNote.optional();
const identitySeen = z.literal(true).describe('nothing is handed over to somebody who has not shown who they are');

export const noteAdvice = endpoint('noteAdvice', {
  summary: 'Pharmaceutical staff have advised the patient about an order, or the patient has declined (ApBetrO § 20)',
  access: 'staff',
  right: 'askPatient',
  params: deskOrderId,
  headers: writeOnce,
  body: z.object({ advice: adviceNote }),
  output: z.object({ orderId: z.uuid() }),
  errors: ['InvalidState', 'OwnOrder', 'LikeOwnOrder'],
});

const mostStops = 60;

export const startTour = endpoint('startTour', {
  summary: 'A courier takes orders along: all of them are on their way',
  ...onHandOver,
  headers: writeOnce,
  body: z.object({
    courierId: z.uuid(),
    stops: z
      .array(z.object({ orderId: z.uuid(), version: seenVersion }))
      .min(1)
      .max(mostStops),
  }),
  output: z.object({ tourId: z.uuid() }),
  errors: [
    ...(['InvalidState', 'OrderChanged', 'OwnOrder', 'LikeOwnOrder', 'DeliveryNotAllowed', 'DayPassed'] as const),
    ...dispensingRefusals,
  ],
});

export const printTour = endpoint('printTour', {
  summary: 'The sheet of a tour, by postal code, with a place for each signature',
  ...onHandOver,
  params: z.object({ id: z.uuid() }),
  output: z.file(),
  outputType: 'application/pdf',
});

const ownStop = z.object({
  id: z.uuid(),
  name: z.string().describe('at the door'),
  patient: z.string().describe('for whom it was dispensed'),
  recipient: z.enum(recipientStates).nullable().describe('how the two names belong together; null where they are one'),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  phone: z.string(),
  isAdviceDue: z.boolean().describe('nothing is on record about the advice yet'),
  mayHandOver: z.boolean().describe('the advice is on record, or whoever delivers can give it'),
  outcome: z.enum(dispatchOutcomes).nullable(),
});
export type OwnStop = z.output<typeof ownStop>;

/** Nothing of orders and what is in them: a courier finds the door and the person, and no more. */
export const readOwnTour = endpoint('readOwnTour', {
  summary: 'Where the caller delivers today: name, address and telephone, by postal code',
  access: 'staff',
  right: 'deliverOwnTour',
  output: z.object({ day: z.iso.date(), stops: z.array(ownStop) }),
});

const stopEnd = z.discriminatedUnion('outcome', [
  z
    .object({ outcome: z.literal('handedOver'), ...taken, isIdentitySeen: identitySeen, advice: adviceNow })
    .refine(isNamed, { path: ['handedTo'] }),
  z.object({ outcome: z.literal('nobodyThere') }),
]);

export const endStop = endpoint('endStop', {
  summary: "How a stop of the caller's tour of today ended",
  access: 'staff',
  right: 'deliverOwnTour',
  params: z.object({ id: z.uuid() }),
  headers: writeOnce,
  body: stopEnd,
  output: z.object({ day: z.iso.date(), stops: z.array(ownStop) }),
  errors: ['InvalidState', 'OwnOrder', 'LikeOwnOrder', ...dispensingRefusals],
});

export const handOverAtCounter = endpoint('handOverAtCounter', {
  summary: 'Somebody picks up what lies ready, pays what is open and has shown who they are',
  ...onHandOver,
  params: deskOrderId,
  headers: writeOnce,
  body: z
    .object({
      version: seenVersion,
      ...taken,
      isIdentitySeen: identitySeen,
      advice: adviceNow,
      till: tillReceipt.nullable().describe('of what was open; null for an order that is paid'),
    })
    .refine(isNamed, { path: ['handedTo'] }),
  output: z.object({ orderId: z.uuid() }),
  errors: ['InvalidState', 'OrderChanged', 'OwnOrder', 'LikeOwnOrder', ...dispensingRefusals],
});
