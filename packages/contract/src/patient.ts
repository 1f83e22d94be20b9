import { z } from 'zod';
import { address } from './address.ts';
import { done } from './done.ts';
import { endpoint } from './endpoint.ts';
import { email, phoneNumber } from './form-fields.ts';

export const readPersonalData = endpoint('readPersonalData', {
  summary: 'What the shop knows about the signed-in patient',
  access: 'patient',
  output: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.email(),
    phone: z.string(),
    birthDate: z.iso.date(),
    fullName: z.string().describe('the name on the billing address'),
    street: z.string(),
    houseNumber: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string(),
    restrictedAt: z.iso
      .datetime()
      .optional()
      .describe('since when the data is restricted (DSGVO Art. 18); absent where it is not'),
    consents: z.array(
      z.object({ kind: z.string(), acceptedAt: z.iso.datetime(), withdrawnAt: z.iso.datetime().nullable() }),
    ),
  }),
  errors: ['InvalidState'],
});

export const saveBillingAddress = endpoint('saveBillingAddress', {
  summary: 'Changes the billing address',
  access: 'patient',
  body: address,
  output: address,
  errors: ['InvalidState'],
});

export const changePhone = endpoint('changePhone', {
  summary: 'Corrects the telephone number',
  access: 'patient',
  body: z.object({ phoneNumber }),
  output: z.object({ phone: z.string() }),
  errors: ['InvalidState', 'PhoneNumberInvalid', 'UniqueConstraintViolation'],
});

const deliveryAddress = address.extend({ id: z.uuid() });
const itsId = z.object({ id: z.uuid() });

export const listDeliveryAddresses = endpoint('listDeliveryAddresses', {
  summary: 'The delivery addresses the patient keeps, oldest first',
  access: 'patient',
  output: z.object({ items: z.array(deliveryAddress) }),
});

export const addDeliveryAddress = endpoint('addDeliveryAddress', {
  summary: 'Keeps one more delivery address',
  access: 'patient',
  body: address,
  output: deliveryAddress,
  errors: ['TooManyAddresses'],
});

export const changeDeliveryAddress = endpoint('changeDeliveryAddress', {
  summary: 'Changes a delivery address',
  access: 'patient',
  params: itsId,
  body: address,
  output: deliveryAddress,
});

export const removeDeliveryAddress = endpoint('removeDeliveryAddress', {
  summary: 'Forgets a delivery address',
  access: 'patient',
  params: itsId,
  output: done,
});

export const exportPersonalData = endpoint('exportPersonalData', {
  summary: 'Everything the shop has stored about the person, as a ZIP of JSON and files',
  access: 'patient',
  output: z.string(),
  outputType: 'application/zip',
  errors: ['ExportRunning', 'ExportsBusy'],
});

export const deleteAccount = endpoint('deleteAccount', {
  summary: 'Deletes the account; what the law wants kept stays locked until its time is over',
  access: 'patient',
  body: z.object({ email: email.describe('typed once more, so that nobody deletes by a slip') }),
  output: done.extend({ kept: z.array(z.object({ what: z.string(), until: z.iso.date() })) }),
  errors: ['InvalidConfirmation'],
});
