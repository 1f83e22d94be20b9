import { z } from 'zod';
import { catalogueErrors } from './catalogue-errors.ts';
import { handOverErrors } from './handover-errors.ts';
import { packingErrors } from './packing-errors.ts';
import { paymentErrors } from './payment-errors.ts';
import { privacyErrors } from './privacy-errors.ts';
import { unit, units } from './quantity.ts';
import { recordErrors } from './record-errors.ts';
import { ruleErrors } from './rule-errors.ts';
import { settingErrors } from './setting-errors.ts';
import { stockErrors } from './stock-errors.ts';

interface ErrorEntry {
  status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 410 | 413 | 415 | 422 | 423 | 429 | 500 | 503;
  /** For logs and foreign clients. Constant, never an echo of input; people read the client's own sentence. */
  message: string;
  data?: z.ZodType;
}

/**
 * Every error the shop can answer with. On the wire: `{ id, message, data?, requestId }`.
 * Each id has a German and an English sentence in the client, which the compiler asks for.
 */
export const errors = {
  // Any call
  InvalidInput: {
    status: 400,
    message: 'A value is missing or not allowed.',
    data: z.object({ fields: z.array(z.object({ path: z.string(), problem: z.string() })) }),
  },
  MalformedRequest: { status: 400, message: 'The request could not be read.' },
  Unauthorized: { status: 401, message: 'Please sign in.' },
  Forbidden: { status: 403, message: 'This is not allowed.' },
  ForeignOrigin: { status: 403, message: 'Changes are accepted from the shop itself only.' },
  NotFound: { status: 404, message: 'Nothing was found at this address.' },
  RequestTimeout: { status: 408, message: 'The request took too long to arrive.' },
  BodyTooLarge: { status: 413, message: 'The request is too large.' },
  UnsupportedMediaType: { status: 415, message: 'Please send JSON.' },
  TooManyRequests: {
    status: 429,
    message: 'Too many requests. Please wait a moment.',
    data: z.object({ retryAfterSeconds: z.int() }),
  },
  Internal: { status: 500, message: 'Something unexpected happened.' },
  Unavailable: { status: 503, message: 'The shop cannot answer right now. Please try again shortly.' },

  // Cart
  ProductsNotAvailable: { status: 409, message: 'This product is not available.' },
  InsufficientStock: {
    status: 409,
    message: 'There is less in stock than asked for.',
    data: z.object({ available: units }),
  },
  InvalidQuantity: {
    status: 422,
    message: 'This quantity cannot be ordered.',
    data: z.object({ min: units, increment: units, max: units }),
  },
  CartFull: { status: 409, message: 'The cart holds as many products as it can.' },
  CartEmpty: { status: 409, message: 'The cart is empty.' },
  BackInStock: { status: 409, message: 'This product can be ordered.' },
  WaitlistFull: { status: 409, message: 'Nobody waits for more products than this.' },

  // Prescription and reservation
  PrescriptionNotFound: { status: 409, message: 'The prescription file has not arrived.' },
  PrescriptionFileRefused: {
    status: 422,
    message: 'This file cannot be accepted as a prescription.',
    data: z.object({ reason: z.enum(['type', 'size', 'pixels', 'heic', 'encrypted', 'notPdf']) }),
  },
  UploadVolumeExceeded: {
    status: 429,
    message: 'No more files can be uploaded today.',
    data: z.object({ retryAfterSeconds: z.int() }),
  },
  ConsentTextChanged: { status: 409, message: 'The text of the consent has changed.' },
  ConsentRequired: { status: 422, message: 'A consent is missing.', data: z.object({ kind: z.string() }) },
  DeliveryNotAllowed: {
    status: 409,
    message: 'This delivery is not possible for this order.',
    data: z.object({
      reasonDe: z.string(),
      reasonEn: z.string(),
      alternatives: z.array(z.string()).describe('the shipping options that are possible, by id'),
    }),
  },
  TotalChanged: {
    status: 409,
    message: 'The total differs from the one shown.',
    data: z.object({
      totalCent: z.int(),
      lines: z.array(z.object({ itemId: z.string(), quantity: units, lineCent: z.int() })),
    }),
  },
  ProductLimitReached: {
    status: 409,
    message: 'This is more of a product than one person can have on order.',
    data: z.object({
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
  },
  TooManyOpenOrders: {
    status: 409,
    message: 'There are as many open orders as one person can have.',
    data: z.object({ most: z.int() }),
  },
  FirstOrderLimitReached: {
    status: 409,
    message: 'This is more than can be on order before a first order has been paid.',
    data: z.object({ mostCent: z.int(), onOrderCent: z.int().describe('the sum of the open orders') }),
  },

  // Orders
  RightMissing: {
    status: 403,
    message: 'This step asks for a right that you do not have.',
    data: z.object({ right: z.string() }),
  },
  InvalidState: { status: 409, message: 'This step is not possible any more.' },
  OrderChanged: { status: 409, message: 'The order has changed since it was seen.' },
  PrescriptionChanged: { status: 409, message: 'The prescription file is not the one that was seen.' },
  MessagesUnanswered: { status: 409, message: 'Several messages wait for an answer already.' },
  TrackingRequired: { status: 422, message: 'A parcel needs an address to follow it by.' },
  DayPassed: { status: 422, message: 'This day is over already.' },
  AmendmentRefused: {
    status: 422,
    message: 'An order can only be lowered, and something of it must stay.',
    data: z.object({ reason: z.enum(['unknownLine', 'nothingChanged', 'more', 'nothingLeft']) }),
  },
  ...settingErrors,
  ...recordErrors,
  ...privacyErrors,
  ...stockErrors,
  ...packingErrors,
  ...handOverErrors,
  ...catalogueErrors,
  ...paymentErrors,
  ...ruleErrors,
  InvoiceNotReady: { status: 409, message: 'There is no invoice for this order yet.' },

  // Sign-in and onboarding
  InvalidCode: { status: 400, message: 'This code is not valid.' },
  CodeExpired: { status: 400, message: 'This code has expired.' },
  LinkNotValid: { status: 410, message: 'This link is not valid any more.' },
  TooManyAttempts: { status: 403, message: 'Too many attempts. Please ask for a new code.' },
  Underage: { status: 422, message: 'Registration is possible from the age of 18.' },
  PhoneNumberInvalid: { status: 422, message: 'This telephone number is not valid.' },
  UniqueConstraintViolation: {
    status: 409,
    message: 'This value is already registered.',
    data: z.object({ kind: z.string() }),
  },

  // Profile
  TooManyAddresses: { status: 409, message: 'No more addresses can be kept.' },
  ExportRunning: {
    status: 429,
    message: 'A download of this data is still running.',
    data: z.object({ retryAfterSeconds: z.int() }),
  },
  ExportsBusy: {
    status: 429,
    message: 'Others are downloading their data. Please try again in a minute.',
    data: z.object({ retryAfterSeconds: z.int() }),
  },
  InvalidConfirmation: { status: 422, message: 'The confirmation does not match.' },

  // Desk
  DeskLocked: { status: 423, message: 'The desk is locked. A passkey opens it.' },
  PasskeyRefused: { status: 400, message: 'This passkey does not open the desk.' },
  StaffExists: { status: 409, message: 'Somebody of the staff has this address already.' },
  StaffChanged: { status: 409, message: 'Somebody else has changed this person meanwhile.' },
  OwnRoles: { status: 409, message: 'Nobody changes their own roles.' },
  LastLead: { status: 409, message: 'The last lead stays.' },
  OwnOrder: { status: 403, message: 'Nobody acts on an order of their own.' },
  RecordChanged: { status: 409, message: 'What is recorded of the prescription has changed since it was seen.' },
  AnswerNotPossible: { status: 422, message: 'This does not settle the difference.' },
  PageNotShown: { status: 422, message: 'This page cannot be shown.' },
  ChecksMissing: {
    status: 409,
    message: 'The check of the prescription is not complete.',
    data: z.object({
      missing: z
        .array(z.string())
        .describe('record, original, the name of a check, of a difference or of an own point'),
    }),
  },

  // Editor
  LoginFailed: { status: 401, message: 'User name or password is wrong.' },
  EditConflict: {
    status: 409,
    message: 'Somebody else saved this text in the meantime.',
    data: z.object({ content: z.string(), revision: z.string() }),
  },
  TextTooComplex: {
    status: 422,
    message: 'This text is longer or more nested than can be shown to readers.',
    data: z.object({
      problem: z.enum(['length', 'marks', 'depth']),
      line: z.int().describe('where it becomes too much, counted from 1'),
    }),
  },
  ImageRefused: {
    status: 422,
    message: 'This image cannot be accepted.',
    data: z.object({ reason: z.enum(['type', 'size', 'exists', 'unsafe']) }),
  },
  AddressTaken: { status: 409, message: 'There is a post at this address already.' },
} as const satisfies Record<string, ErrorEntry>;

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
