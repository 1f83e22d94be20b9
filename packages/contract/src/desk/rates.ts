import { z } from 'zod';
import { shippingType } from '../checkout.ts';
import { endpoint } from '../endpoint.ts';
import { requiredText } from '../form-fields.ts';
import { cents } from '../money.ts';
import { postalCodePattern } from './postal-codes.ts';
import { mostShippingCents, ruleLimits, vatPercents } from './rule-limits.ts';
import { writeOnce } from './writing.ts';

const hours = requiredText(ruleLimits.hours).nullable();

/** What somebody writes about a way of shipping. */
const rateFields = z.object({
  name: requiredText(ruleLimits.name).describe('as papers and the checkout say it; of a pickup: the pharmacy'),
  priceCent: cents.max(mostShippingCents),
  vatPercent: z.literal(vatPercents),
  isOffered: z.boolean(),
  address: requiredText(ruleLimits.address).nullable().describe('where to pick up; null where it is brought'),
  hoursDe: hours.describe('when a pickup place is open'),
  hoursEn: hours,
});
export type RateFields = z.infer<typeof rateFields>;

const rate = rateFields.extend({
  id: z.string(),
  type: shippingType,
  version: z.int(),
  postalCodes: z.array(z.string()).nullable().describe('where it is brought to; null for everywhere in Germany'),
});
export type RateShown = z.infer<typeof rate>;

const everyRate = z.object({ rates: z.array(rate).describe('as the checkout lists them') });
const rateId = z.object({ id: z.string().max(100) });
const seenRate = z
  .int()
  .min(1)
  .describe('the version of the rate that was seen; another one is refused with `RateChanged`');

const onRates = { access: 'staff', right: 'changeSettings' } as const;

export const listRates = endpoint('listRates', {
  summary: 'Every way of shipping with its price, also those that are not offered now',
  ...onRates,
  output: everyRate,
});

export const addPickupPlace = endpoint('addPickupPlace', {
  summary: 'A further place where patients pick up',
  ...onRates,
  headers: writeOnce,
  body: z.object({ fields: rateFields.extend({ address: requiredText(ruleLimits.address) }) }),
  output: everyRate,
});

export const changeRate = endpoint('changeRate', {
  summary: 'Name, price, VAT and place of a way of shipping from now on; what was ordered keeps what was agreed',
  ...onRates,
  params: rateId,
  headers: writeOnce,
  body: z.object({ version: seenRate, fields: rateFields }),
  output: everyRate,
  errors: ['RateChanged', 'LastRate'],
});

export const setCourierArea = endpoint('setCourierArea', {
  summary: 'The postal codes that the courier goes to, whole',
  ...onRates,
  params: rateId,
  headers: writeOnce,
  body: z.object({
    version: seenRate,
    postalCodes: z.array(z.string().regex(postalCodePattern)).min(1).max(ruleLimits.postalCodes),
  }),
  output: everyRate,
  errors: ['RateChanged', 'InvalidState'],
});
