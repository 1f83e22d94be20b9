import { z } from 'zod';
import { addressLimits, postalCodePattern } from './address-rule.ts';
import { requiredText } from './form-fields.ts';

export const country = z.string().length(2).default('DE');
export const postalCode = z.string().trim().regex(postalCodePattern);

const { fullName, street, houseNumber, city } = addressLimits;

export const address = z.object({
  fullName: requiredText(fullName),
  street: requiredText(street),
  houseNumber: requiredText(houseNumber),
  postalCode,
  city: requiredText(city),
  country,
});
export type PostalAddress = z.output<typeof address>;
