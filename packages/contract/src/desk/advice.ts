import { z } from 'zod';

/** What pharmaceutical staff enter about the advice on an order (ApBetrO § 20), after the check of its prescription or at the door. */
export const adviceNotes = ['byPhone', 'inPerson', 'declined'] as const;
export const adviceNote = z.enum(adviceNotes);
export type AdviceNote = z.output<typeof adviceNote>;

/** Ticked at the check of the prescription, or entered before the ways of advice were told apart. */
const earlierNotes = ['atCheck', 'given'] as const;

export const advice = z.object({
  how: z.enum([...earlierNotes, ...adviceNotes]).describe('declined by the patient, or how the advice was given'),
  byName: z.string().describe('who gave the advice, or was told that the patient declines it'),
  at: z.iso.datetime(),
});
export type Advice = z.output<typeof advice>;
export type AdviceHow = Advice['how'];
