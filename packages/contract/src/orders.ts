import { z } from 'zod';
import { address } from './address.ts';
import { amendment } from './amendment.ts';
import { shippingType } from './checkout.ts';
import { endpoint } from './endpoint.ts';
import { requiredText } from './form-fields.ts';
import { answerLimits } from './form-limits.ts';
import { cents } from './money.ts';
import { orderReturn } from './order-return.ts';
import { type MissingFact, orderStatuses } from './order-status.ts';
import { prescriptionFormat, prescriptionKey } from './prescription.ts';
import { unit, units } from './quantity.ts';

export const missingFact = z.enum(['prescriptionVerified', 'originalReceived', 'paid'] satisfies MissingFact[]);

const orderHead = {
  id: z.uuid(),
  code: z.string().nullable(),
  status: z.enum(orderStatuses),
  date: z.iso.datetime(),
  type: z.enum(['reservation', 'order']).describe('a reservation until it is confirmed'),
  missing: z.array(missingFact).describe('what still keeps the order from being prepared; empty once it is'),
};

const orderId = z.object({ id: z.string().max(100) });
const code = z.string().min(1).max(50);

const payment = z.object({
  method: z.enum(['transfer', 'pickup']).describe('by bank transfer before shipping, or when it is picked up'),
  paidAt: z.iso.datetime().nullable(),
  transfer: z
    .object({
      recipient: z.string(),
      iban: z.string(),
      bic: z.string(),
      bankName: z.string(),
      reference: z.string(),
      qrCode: z
        .object({ size: z.int(), path: z.string() })
        .nullable()
        .describe('the GiroCode as an SVG path in a square of this size; null where none can be drawn'),
    })
    .nullable()
    .describe('set while a transfer is awaited'),
});

export const withdrawalOutcome = z.object({
  decision: z.enum(['accepted', 'refused']),
  decidedAt: z.iso.datetime(),
  acceptedCent: cents.nullable().describe('what the accepted part has cost'),
  isReturnAwaited: z.boolean().describe('the goods are to come back before the money does'),
  returnedAt: z.iso.datetime().nullable(),
  closedAt: z.iso.datetime().nullable(),
});

const order = z.object({
  ...orderHead,
  shipping: z.object({
    type: shippingType,
    name: z.string(),
    priceCent: cents,
    pharmacyAddress: z.string().nullable(),
    deliveryAddress: address.nullable(),
    trackingUrl: z.url().nullable(),
    estimatedDeliveryDate: z.iso.date().nullable(),
    readyForPickupAt: z.iso.datetime().nullable(),
    preparedAt: z.iso.datetime().nullable().describe('packed, while nobody has stopped it'),
    releasedAt: z.iso.datetime().nullable().describe('released by a second person'),
    nobodyThereAt: z.iso.datetime().nullable().describe('the courier found nobody, and it has not left again since'),
    sentAgainAt: z.iso.datetime().nullable().describe('when it left the house once more'),
    isExternal: z.boolean().describe('whether a carrier brings it, not the pharmacy itself'),
    deadline: z
      .object({
        workingDays: z.int(),
        since: z.iso.datetime().nullable().describe('null while it rests, because we wait for the patient'),
        dueAt: z.iso.datetime().nullable(),
      })
      .nullable()
      .describe('until when it leaves the house or lies ready, as the terms agree; null once it does or is over'),
  }),
  products: z.array(
    z.object({
      id: z.uuid(),
      slug: z.string(),
      name: z.string(),
      quantity: units,
      unit,
      manufacturer: z.string(),
      imageUrl: z.string().nullable(),
      totalPriceCent: cents,
    }),
  ),
  totalPriceCent: cents,
  vatCent: cents,
  prescription: z.object({
    format: prescriptionFormat,
    hasFile: z.boolean(),
    fileName: z.string().nullable().describe('as the device of the patient called it'),
    isFromPharmacy: z
      .boolean()
      .optional()
      .describe('the pharmacy added the file, which came another way; it has no name then'),
    verifiedAt: z.iso.datetime().nullable(),
    originalReceivedAt: z.iso.datetime().nullable(),
    originalTo: z.string().nullable().describe('where the original is to be sent, while it is awaited'),
  }),
  payment,
  steps: z
    .array(z.object({ status: z.enum(orderStatuses), at: z.iso.datetime() }))
    .describe('every status the order has had, oldest first'),
  messages: z
    .array(
      z.object({
        from: z.enum(['pharmacy', 'patient']),
        at: z.iso.datetime(),
        text: z.string(),
        isFree: z.boolean().describe('written beside the steps: no question, answer or reason'),
      }),
    )
    .describe('all that was written about it, oldest first'),
  holdExpiresAt: z.iso
    .datetime()
    .nullable()
    .describe('until when the stock is kept; null once it is no longer limited'),
  invoice: z
    .object({
      number: z.string(),
      corrections: z
        .array(z.object({ number: z.string(), kind: z.enum(['cancellation', 'correction']) }))
        .describe('papers that took it back, as a whole or in part'),
    })
    .nullable(),
  invoiceWaits: z
    .boolean()
    .optional()
    .describe('it is due, and cannot be issued before the pharmacy has entered its tax number'),
  amendment: amendment
    .nullable()
    .describe('a change of the lines that is proposed to the patient and not answered yet'),
  refundDueCent: cents.describe('what was paid beyond the total and comes back'),
  withdrawal: z
    .object({
      declaredAt: z.iso.datetime(),
      scope: z.enum(['whole', 'part']),
      outcome: withdrawalOutcome
        .nullable()
        .optional()
        .describe('what became of it; null while the pharmacy looks at it'),
    })
    .nullable()
    .describe('the withdrawal from the contract that was declared with the e-mail address of the order'),
  returns: z
    .array(orderReturn)
    .optional()
    .describe('what the pharmacy took back after it had left the house, oldest first'),
  mailFailedAt: z.iso
    .datetime()
    .nullable()
    .describe('when the newest mail about it could not be delivered; null when it arrived'),
  canCancel: z.boolean(),
  canReplacePrescription: z.boolean(),
  canAnswer: z.boolean(),
  canWrite: z.boolean().describe('whether a message beside the steps is possible'),
});

export const listOrders = endpoint('listOrders', {
  summary: "The patient's orders and reservations, newest first",
  access: 'patient',
  output: z.array(z.object({ ...orderHead, totalCent: cents })),
});

const onOrder = { access: 'patient', params: orderId } as const;

export const readOrder = endpoint('readOrder', {
  summary: 'One order, for its owner who also knows its code',
  ...onOrder,
  query: z.object({ code }),
  output: order,
});

const asPdf = { output: z.file(), outputType: 'application/pdf' } as const;

export const downloadInvoice = endpoint('downloadInvoice', {
  summary: 'The invoice of a shipped, ready or completed order, or another paper about it by its number',
  ...onOrder,
  body: z.object({ code, number: z.string().max(40).optional() }),
  ...asPdf,
  errors: ['InvoiceNotReady'],
});

export const downloadCoverSheet = endpoint('downloadCoverSheet', {
  summary: 'The sheet to enclose with the original prescription',
  ...onOrder,
  body: z.object({ code }),
  ...asPdf,
});

export const cancelOrder = endpoint('cancelOrder', {
  summary: 'Cancels the order while nothing has been prepared',
  ...onOrder,
  body: z.object({ code }),
  output: order,
  errors: ['InvalidState'],
});

export const replacePrescription = endpoint('replacePrescription', {
  summary: 'Adds or replaces the prescription file while nothing has been prepared',
  ...onOrder,
  body: z.object({ code, ...prescriptionKey }),
  output: order,
  errors: ['InvalidState', 'ConsentRequired', 'PrescriptionNotFound', 'PrescriptionFileRefused'],
});

/** The patient's own words about an order. */
const writing = {
  ...onOrder,
  body: z.object({ code, text: requiredText(answerLimits.text) }),
  texts: { 'body.text': 'lines' },
  output: order,
} as const;

export const answerQuestion = endpoint('answerQuestion', {
  summary: "Answers the pharmacy's question; the order goes back into review",
  ...writing,
  errors: ['InvalidState'],
});

/** So many messages are read together; more of them do not bring the answer sooner. */
export const mostUnansweredMessages = 5;

export const writeAboutOrder = endpoint('writeAboutOrder', {
  summary: 'A message to the pharmacy about an order that is under way; nothing of the order changes',
  ...writing,
  errors: ['InvalidState', 'MessagesUnanswered'],
});

export const decideAmendment = endpoint('decideAmendment', {
  summary: "Agrees to the pharmacy's proposal to lower the order, or declines it; the order goes back into review",
  ...onOrder,
  body: z.object({
    code,
    amendmentId: z.uuid(),
    decision: z.enum(['agree', 'decline']),
    text: requiredText(answerLimits.text).optional().describe('words for the pharmacy'),
  }),
  texts: { 'body.text': 'lines' },
  output: order,
  errors: ['InvalidState', 'OrderChanged'],
});
