import { z } from 'zod';
import { address } from './address.ts';
import { shippingType } from './checkout.ts';
import { endpoint } from './endpoint.ts';
import { cents } from './money.ts';
import { orderStatuses } from './order-status.ts';
import { prescriptionFormat } from './prescription.ts';
import { unit, units } from './quantity.ts';

const orderHead = {
  id: z.uuid(),
  code: z.string().nullable(),
  status: z.enum(orderStatuses),
  date: z.iso.datetime(),
  type: z.enum(['reservation', 'order']).describe('a reservation until it is confirmed'),
};

const orderId = z.object({ id: z.string().max(100) });

export const listOrders = endpoint('listOrders', {
  summary: "The patient's orders and reservations, newest first",
  access: 'patient',
  output: z.array(z.object({ ...orderHead, totalCent: cents })),
  errors: ['Unauthorized'],
});

export const readOrder = endpoint('readOrder', {
  summary: 'One order, for its owner who also knows its code',
  access: 'patient',
  params: orderId,
  query: z.object({ code: z.string().min(1).max(50) }),
  output: z.object({
    ...orderHead,
    shipping: z.object({
      type: shippingType,
      pharmacyAddress: z.string().nullable(),
      deliveryAddress: address.nullable(),
      trackingUrl: z.url().nullable(),
      estimatedDeliveryDate: z.iso.date().nullable(),
      readyForPickupAt: z.iso.datetime().nullable(),
      isExternal: z.boolean(),
    }),
    products: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        quantity: units,
        unit,
        manufacturer: z.string(),
        imageUrl: z.string().nullable(),
        totalPriceCent: cents,
      }),
    ),
    totalPriceCent: cents,
    prescription: z.object({ format: prescriptionFormat, hasFile: z.boolean() }),
  }),
  errors: ['Unauthorized'],
});

export const downloadInvoice = endpoint('downloadInvoice', {
  summary: 'The invoice of a shipped, ready or completed order',
  access: 'patient',
  params: orderId,
  body: z.object({ code: z.string().min(1).max(50) }),
  output: z.file(),
  outputType: 'application/pdf',
  errors: ['Unauthorized', 'InvoiceNotReady'],
});
