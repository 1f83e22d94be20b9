import { z } from 'zod';

/** The caller's own name for a write: sent again with the same one, it is not done again. */
export const writeOnce = z.object({ 'idempotency-key': z.string().min(8).max(100) });

/** The version of the order on the screen of whoever decides; another one is refused with `OrderChanged`. */
export const seenVersion = z.int().min(1).describe('the version of the order that was seen');

/** Names an order at the desk. */
export const deskOrderId = z.object({ id: z.string().max(100) });
