import { z } from 'zod';
import { requiredText } from '../form-fields.ts';
import { prescriptionOrigins } from '../prescription-origin.ts';
import { unit } from '../quantity.ts';
import { evidenceKinds } from './evidence.ts';
import { applications } from './label.ts';
import { prescriptionKinds, professions, pznPattern, recordLimits } from './review-limits.ts';

const recordLine = z.object({
  orderLine: z.int().min(0).max(1_000).nullable().describe('the position of the ordered line; null for none of them'),
  pzn: z.string().regex(pznPattern).nullable().describe('where it stands on the prescription; it need not'),
  product: requiredText(recordLimits.product),
  isUnclear: z
    .boolean()
    .nullish()
    .describe('the paper does not say clearly which product; `product` is then what can be read of it'),
  amount: z.int().min(1).max(recordLimits.amount),
  unit,
  instructions: z.string().trim().max(recordLimits.instructions).describe('empty where nothing is said'),
  application: z.enum(applications).nullish().describe('for the label; null where it does not say'),
});

/** What stands on the prescription, as it stands there. */
export const prescriptionRecord = z.object({
  kind: z.enum(prescriptionKinds),
  evidence: z
    .enum(evidenceKinds)
    .nullish()
    .describe('what it is in our hands; left out it is what the format of the order proposes'),
  origin: z
    .enum(prescriptionOrigins)
    .nullish()
    .describe('where it comes from, which rules of delivery ask about; null where nobody knows'),
  issuedOn: z.iso.date(),
  validUntil: z.iso.date().nullable().describe('where the prescription itself says so'),
  patientName: requiredText(recordLimits.name),
  birthDate: z.iso.date().nullable(),
  prescriber: z.object({
    name: requiredText(recordLimits.name),
    profession: z.enum(professions),
    address: z.string().trim().max(recordLimits.address),
    phone: z.string().trim().max(recordLimits.phone),
  }),
  isSigned: z.boolean(),
  lines: z.array(recordLine).min(1).max(recordLimits.lines),
});
export type PrescriptionRecord = z.output<typeof prescriptionRecord>;
export type RecordLine = PrescriptionRecord['lines'][number];
