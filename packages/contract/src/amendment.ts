import { z } from 'zod';
import { cents } from './money.ts';
import { unit, units } from './quantity.ts';

/** A line as it was and as it would be. */
export const amendedLine = z.object({
  position: z.int(),
  name: z.string(),
  unit,
  fromQuantity: units,
  toQuantity: units.describe('0 when the line is dropped'),
  fromCent: cents,
  toCent: cents,
});

export const amendment = z.object({
  id: z.uuid(),
  state: z.enum(['proposed', 'agreed', 'declined', 'withdrawn']),
  proposedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  lines: z.array(amendedLine).describe('every line of the order, those that stay the same included'),
  fromTotalCent: cents,
  toTotalCent: cents,
});
