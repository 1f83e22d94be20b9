import { z } from 'zod';
import { isReceiptNumber, isTillName } from './till-words.ts';

/** The caller's own name for a write: sent again with the same one, it is not done again. */
export const writeOnce = z.object({ 'idempotency-key': z.string().min(8).max(100) });

/** The version of the order on the screen of whoever decides; another one is refused with `OrderChanged`. */
export const seenVersion = z.int().min(1).describe('the version of the order that was seen');

/** Names an order at the desk. */
export const deskOrderId = z.object({ id: z.string().max(100) });

/** What the till printed. The desk is no till: how much was paid follows from the order. */
export const tillReceipt = z.object({
  receiptNumber: z.string().trim().refine(isReceiptNumber),
  tillName: z.string().trim().refine(isTillName).nullable().describe('where there is more than one'),
});
export type TillReceipt = z.infer<typeof tillReceipt>;
