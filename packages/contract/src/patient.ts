import { z } from 'zod';
import { address } from './address.ts';
import { endpoint } from './endpoint.ts';

export const readPersonalData = endpoint('readPersonalData', {
  summary: 'What the shop knows about the signed-in patient',
  access: 'patient',
  output: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.email(),
    phone: z.string(),
    birthDate: z.iso.date(),
    street: z.string(),
    houseNumber: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string(),
    consents: z.array(z.object({ kind: z.string(), acceptedAt: z.iso.datetime() })),
  }),
  errors: ['Unauthorized'],
});

export const saveBillingAddress = endpoint('saveBillingAddress', {
  summary: 'Changes the billing address',
  access: 'patient',
  body: address,
  output: address,
  errors: ['Unauthorized'],
});
