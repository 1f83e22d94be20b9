import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { deskOrderId, writeOnce } from './writing.ts';

/**
 * What becomes of an original once it is marked with what was dispensed (ApBetrO § 17 (6)): it stays here, as a statutory one
 * does, goes along with the goods, was given back at the counter, or waits in the post room until it is sent.
 */
export const markedPlaces = ['kept', 'withGoods', 'givenBack', 'toSendBack'] as const;
export const originalPlaces = [...markedPlaces, 'sentBack'] as const;
export type MarkedPlace = (typeof markedPlaces)[number];
export type OriginalPlace = (typeof originalPlaces)[number];

export const readOriginalMark = endpoint('readOriginalMark', {
  summary: 'What is to be written on the original of an order, and what was',
  access: 'staff',
  right: 'askPatient',
  params: deskOrderId,
  output: z.object({
    words: z.string().describe('what was dispensed, how much and for what price, with the date and who marks it'),
    markedAt: z.iso.datetime().nullable(),
    place: z.enum(originalPlaces).nullable(),
    proposed: z.enum(markedPlaces).describe('by the way of the order and the kind of its prescription'),
  }),
  errors: ['InvalidState', 'OwnOrder', 'LikeOwnOrder'],
});

export const markOriginal = endpoint('markOriginal', {
  summary: 'The original is marked with what was dispensed, by hand and in the name of whoever asks',
  access: 'staff',
  right: 'askPatient',
  params: deskOrderId,
  headers: writeOnce,
  body: z.object({ place: z.enum(markedPlaces) }),
  output: z.object({ orderId: z.uuid() }),
  errors: ['InvalidState', 'OwnOrder', 'LikeOwnOrder'],
});

const toSend = z.object({
  orderId: z.uuid(),
  code: z.string(),
  patientName: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  markedAt: z.iso.datetime(),
});
export type OriginalToSend = z.output<typeof toSend>;

export const listOriginalsToSend = endpoint('listOriginalsToSend', {
  summary: 'Marked originals that are to be sent back to their patients, the oldest first',
  access: 'staff',
  right: 'receivePost',
  output: z.object({ originals: z.array(toSend) }),
  errors: [],
});

export const noteOriginalSent = endpoint('noteOriginalSent', {
  summary: 'A marked original went back to the patient by post',
  access: 'staff',
  right: 'receivePost',
  params: deskOrderId,
  headers: writeOnce,
  output: z.object({ orderId: z.uuid() }),
  errors: ['InvalidState', 'OwnOrder', 'LikeOwnOrder'],
});
