import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { seenVersion, writeOnce } from './writing.ts';

const moment = z.iso.datetime();

/** Whom an order goes to, as far as handing it over asks for it: nothing of what is in it. */
const recipient = {
  orderId: z.uuid(),
  code: z.string(),
  version: z.int(),
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
};

const parcel = z.object(recipient);
export type WaitingParcel = z.output<typeof parcel>;

const sentParcel = z.object({
  ...recipient,
  trackingNumber: z.string().nullable(),
  sentAt: moment,
  isSecond: z.boolean().describe('the free second delivery of a parcel that was lost or came back'),
});
export type SentParcel = z.output<typeof sentParcel>;

const handOver = z.object({
  parcels: z.object({
    waiting: z.array(parcel).describe('released and not given to the carrier yet, oldest first'),
    sentToday: z.array(sentParcel),
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
export const trackingNumber = z
  .string()
  .min(8)
  .max(60)
  .transform((scanned) => scanned.replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z\d]{8,40}$/));

export const mostParcels = 200;

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
