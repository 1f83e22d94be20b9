import { z } from 'zod';

/** How a product is counted. A quantity, a stock and a price are always per one of these. */
export const units = z.int().min(0).max(1_000_000).describe('whole units: grams, millilitres or packs');

export const unit = z.enum(['gram', 'milliliter', 'pack']);
export type Unit = z.infer<typeof unit>;
