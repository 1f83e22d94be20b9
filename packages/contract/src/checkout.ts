import { z } from 'zod';
import { address } from './address.ts';
import { endpoint } from './endpoint.ts';
import { cents } from './money.ts';
import { orderStatuses } from './order-status.ts';
import { prescriptionFormat, prescriptionKey } from './prescription.ts';

export const shippingType = z.enum(['selfPickUp', 'courier', 'standard']);
export type ShippingType = z.infer<typeof shippingType>;

const optionalText = z.string().max(300).optional();

export const listShippingOptions = endpoint('listShippingOptions', {
  summary: 'How this cart can reach this address, and for how much',
  access: 'guest',
  query: z.object({
    pharmacyId: z.string().min(1).max(100),
    itemsTotalCent: z.coerce.number().int().min(0).optional(),
    street: optionalText,
    houseNumber: optionalText,
    postalCode: optionalText,
    city: optionalText,
    country: optionalText,
    patientId: optionalText.describe('accepted and ignored: the session says who asks'),
    patientEmail: optionalText.describe('accepted and ignored'),
    patientPhone: optionalText.describe('accepted and ignored'),
    prescriptionFormat: prescriptionFormat.optional().describe('once it is known: the law may tie a delivery to it'),
  }),
  output: z.array(
    z.object({
      id: z.string(),
      type: shippingType,
      name: z.string().describe('of a pickup: the pharmacy and its address'),
      priceCent: cents,
      vat: z.number().describe('percent'),
      available: z.boolean(),
      reason: z.string().nullable().describe('why it cannot be chosen, in the language asked for'),
      hours: z.string().optional().describe('when a pickup place is open, where it says so itself'),
    }),
  ),
});

export const reserveCart = endpoint('reserveCart', {
  summary: 'Turns the cart into an order request',
  access: 'patient',
  headers: z.object({ 'idempotency-key': z.string().min(8).max(100).optional() }),
  body: z.object({
    deliveryAddress: address.extend({ lat: z.number().nullable().optional(), long: z.number().nullable().optional() }),
    prescriptionDocument: z.object({ format: prescriptionFormat, ...prescriptionKey }),
    shippingOptionId: z.string().max(100).optional(),
    expectedTotalCent: cents.optional(),
    consents: z
      .array(z.object({ kind: z.string().max(50), textVersion: z.string().max(50) }))
      .max(10)
      .optional(),
  }),
  output: z.object({ id: z.uuid(), code: z.string(), status: z.enum(orderStatuses), totalCent: cents }),
  errors: [
    'CartEmpty',
    'InvalidState',
    'AccountRestricted',
    'ProductsNotAvailable',
    'InsufficientStock',
    'InvalidQuantity',
    'PrescriptionNotFound',
    'PrescriptionFileRefused',
    'ConsentRequired',
    'DeliveryNotAllowed',
    'TotalChanged',
    'ProductLimitReached',
    'TooManyOpenOrders',
    'FirstOrderLimitReached',
  ],
});
