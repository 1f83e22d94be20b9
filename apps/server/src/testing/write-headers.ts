import { randomUUID } from 'node:crypto';

/** The headers of a write: under a key that nobody has used, unless the test sends one of its own again. */
export const once = (key: string = randomUUID()) => ({ 'idempotency-key': key });
