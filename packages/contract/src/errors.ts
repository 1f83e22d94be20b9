import { z } from 'zod';
import { catalogueErrors } from './catalogue-errors.ts';
import { dispensingErrors } from './dispensing-errors.ts';
import { type ErrorEntry, failure } from './failure.ts';
import { handOverErrors } from './handover-errors.ts';
import { packingErrors } from './packing-errors.ts';
import { paymentErrors } from './payment-errors.ts';
import { privacyErrors } from './privacy-errors.ts';
import { unit, units } from './quantity.ts';
import { recordErrors } from './record-errors.ts';
import { ruleErrors } from './rule-errors.ts';
import { settingErrors } from './setting-errors.ts';
import { stockErrors } from './stock-errors.ts';

/**
 * Every error the shop can answer with. On the wire: `{ id, message, data?, requestId }`.
 * Each id has a German and an English sentence in the client, which the compiler asks for.
 */
export const errors = {
  // Any call
  InvalidInput: failure(400, 'A value is missing or not allowed.', {
    fields: z.array(z.object({ path: z.string(), problem: z.string() })),
  }),
  MalformedRequest: failure(400, 'The request could not be read.'),
  Unauthorized: failure(401, 'Please sign in.'),
  Forbidden: failure(403, 'This is not allowed.'),
  ForeignOrigin: failure(403, 'Changes are accepted from the shop itself only.'),
  NotFound: failure(404, 'Nothing was found at this address.'),
  RequestTimeout: failure(408, 'The request took too long to arrive.'),
  BodyTooLarge: failure(413, 'The request is too large.'),
  UnsupportedMediaType: failure(415, 'Please send JSON.'),
  TooManyRequests: failure(429, 'Too many requests. Please wait a moment.', { retryAfterSeconds: z.int() }),
  Internal: failure(500, 'Something unexpected happened.'),
  Unavailable: failure(503, 'The shop cannot answer right now. Please try again shortly.'),

  // Cart
  ProductsNotAvailable: failure(409, 'This product is not available.'),
  InsufficientStock: failure(409, 'There is less in stock than asked for.', { available: units }),
  InvalidQuantity: failure(422, 'This quantity cannot be ordered.', { min: units, increment: units, max: units }),
  CartFull: failure(409, 'The cart holds as many products as it can.'),
  CartEmpty: failure(409, 'The cart is empty.'),
  BackInStock: failure(409, 'This product can be ordered.'),
  WaitlistFull: failure(409, 'Nobody waits for more products than this.'),

  // Prescription and reservation
  PrescriptionNotFound: failure(409, 'The prescription file has not arrived.'),
  PrescriptionFileRefused: failure(422, 'This file cannot be accepted as a prescription.', {
    reason: z.enum(['type', 'size', 'pixels', 'heic', 'encrypted', 'notPdf']),
  }),
  UploadVolumeExceeded: failure(429, 'No more files can be uploaded today.', { retryAfterSeconds: z.int() }),
  ConsentTextChanged: failure(409, 'The text of the consent has changed.'),
  ConsentRequired: failure(422, 'A consent is missing.', { kind: z.string() }),
  DeliveryNotAllowed: failure(409, 'This delivery is not possible for this order.', {
    reasonDe: z.string(),
    reasonEn: z.string(),
    alternatives: z.array(z.string()).describe('the shipping options that are possible, by id'),
  }),
  TotalChanged: failure(409, 'The total differs from the one shown.', {
    totalCent: z.int(),
    lines: z.array(z.object({ itemId: z.string(), quantity: units, lineCent: z.int() })),
  }),
  ProductLimitReached: failure(409, 'This is more of a product than one person can have on order.', {
    lines: z.array(
      z.object({
        itemId: z.string(),
        unit,
        most: units.describe('what one person can have on order of it'),
        onOrder: units.describe('what this person has on order already'),
        possible: units.describe('the most that can be ordered now; 0 when nothing can'),
      }),
    ),
  }),
  TooManyOpenOrders: failure(409, 'There are as many open orders as one person can have.', { most: z.int() }),
  FirstOrderLimitReached: failure(409, 'This is more than can be on order before a first order has been paid.', {
    mostCent: z.int(),
    onOrderCent: z.int().describe('the sum of the open orders'),
  }),

  // Orders
  RightMissing: failure(403, 'This step asks for a right that you do not have.', { right: z.string() }),
  InvalidState: failure(409, 'This step is not possible any more.'),
  OrderChanged: failure(409, 'The order has changed since it was seen.'),
  PrescriptionChanged: failure(409, 'The prescription file is not the one that was seen.'),
  MessagesUnanswered: failure(409, 'Several messages wait for an answer already.'),
  TrackingRequired: failure(422, 'A parcel needs an address to follow it by.'),
  DayPassed: failure(422, 'This day is over already.'),
  AmendmentRefused: failure(422, 'An order can only be lowered, and something of it must stay.', {
    reason: z.enum(['unknownLine', 'nothingChanged', 'more', 'nothingLeft']),
  }),
  ...settingErrors,
  ...recordErrors,
  ...privacyErrors,
  ...stockErrors,
  ...packingErrors,
  ...handOverErrors,
  ...catalogueErrors,
  ...paymentErrors,
  ...ruleErrors,
  ...dispensingErrors,
  InvoiceNotReady: failure(409, 'There is no invoice for this order yet.'),

  // Sign-in and onboarding
  InvalidCode: failure(400, 'This code is not valid.'),
  CodeExpired: failure(400, 'This code has expired.'),
  LinkNotValid: failure(410, 'This link is not valid any more.'),
  TooManyAttempts: failure(403, 'Too many attempts. Please ask for a new code.'),
  Underage: failure(422, 'Registration is possible from the age of 18.'),
  PhoneNumberInvalid: failure(422, 'This telephone number is not valid.'),
  UniqueConstraintViolation: failure(409, 'This value is already registered.', { kind: z.string() }),

  // Profile
  TooManyAddresses: failure(409, 'No more addresses can be kept.'),
  ExportRunning: failure(429, 'A download of this data is still running.', { retryAfterSeconds: z.int() }),
  ExportsBusy: failure(429, 'Others are downloading their data. Please try again in a minute.', {
    retryAfterSeconds: z.int(),
  }),
  InvalidConfirmation: failure(422, 'The confirmation does not match.'),

  // Desk
  DeskLocked: failure(423, 'The desk is locked. A passkey opens it.'),
  PasskeyRefused: failure(400, 'This passkey does not open the desk.'),
  StaffExists: failure(409, 'Somebody of the staff has this address already.'),
  StaffChanged: failure(409, 'Somebody else has changed this person meanwhile.'),
  OwnRoles: failure(409, 'Nobody changes their own roles.'),
  LastLead: failure(409, 'The last lead stays.'),
  OwnOrder: failure(403, 'Nobody acts on an order of their own.'),
  LikeOwnOrder: failure(409, 'This order is like one of the caller’s own: they have to say whether it is.', {
    orderId: z.uuid(),
    code: z.string(),
  }),
  RecordChanged: failure(409, 'What is recorded of the prescription has changed since it was seen.'),
  AnswerNotPossible: failure(422, 'This does not settle the difference.'),
  PageNotShown: failure(422, 'This page cannot be shown.'),
  PageTooComplex: failure(422, 'This page takes too much time or memory to be shown.'),
  ChecksMissing: failure(409, 'The check of the prescription is not complete.', {
    missing: z.array(z.string()).describe('record, original, the name of a check, of a difference or of an own point'),
  }),

  // Editor
  LoginFailed: failure(401, 'User name or password is wrong.'),
  EditConflict: failure(409, 'Somebody else saved this text in the meantime.', {
    content: z.string(),
    revision: z.string(),
  }),
  TextTooComplex: failure(422, 'This text is longer or more nested than can be shown to readers.', {
    problem: z.enum(['length', 'marks', 'depth']),
    line: z.int().describe('where it becomes too much, counted from 1'),
  }),
  ImageRefused: failure(422, 'This image cannot be accepted.', {
    reason: z.enum(['type', 'size', 'exists', 'unsafe']),
  }),
  AddressTaken: failure(409, 'There is a post at this address already.'),
} satisfies Record<string, ErrorEntry>;

export type ErrorId = keyof typeof errors;

/** What an error carries beside its id: an object for those that say so in the catalogue, else nothing. */
export type ErrorData<Id extends ErrorId> = (typeof errors)[Id] extends { data: infer Data extends z.ZodType }
  ? z.output<Data>
  : undefined;

/** The ids that any call can answer with; an endpoint names only what it adds to them. */
export const commonErrors = [
  'InvalidInput',
  'MalformedRequest',
  'ForeignOrigin',
  'NotFound',
  'RequestTimeout',
  'BodyTooLarge',
  'UnsupportedMediaType',
  'TooManyRequests',
  'Internal',
  'Unavailable',
] as const satisfies readonly ErrorId[];

export const errorAnswer = z.object({
  id: z.enum(Object.keys(errors) as [ErrorId, ...ErrorId[]]),
  message: z.string(),
  data: z.unknown().optional(),
  requestId: z.string(),
});

/** What a code that was sent by mail can be refused with. */
export const codeErrors = ['InvalidCode', 'CodeExpired', 'TooManyAttempts'] as const satisfies readonly ErrorId[];
