import { z } from 'zod';
import { units } from './quantity.ts';

/** What batches and recalls can be refused with; part of the one catalogue in `errors.ts`. */
export const stockErrors = {
  BatchMissing: {
    status: 409,
    message: 'There is less in released batches than this order needs.',
    data: z.object({ lines: z.array(z.object({ position: z.int(), missing: units })) }),
  },
  BatchChanged: { status: 409, message: 'The batch has changed since it was seen.' },
  BatchKnown: {
    status: 409,
    message: 'This batch of this delivery has been received before.',
    data: z.object({ batchId: z.uuid() }),
  },
  CertificateRefused: {
    status: 422,
    message: 'This file cannot be a certificate of analysis.',
    data: z.object({
      reason: z
        .enum(['type', 'size', 'encrypted', 'active', 'unchecked'])
        .describe('`active`: it can do more than be read; `unchecked`: part of it cannot be looked into'),
    }),
  },
  RecallUnfinished: {
    status: 409,
    message: 'Not everybody who got some of the batch was reached.',
    data: z.object({ open: z.int().describe('people who were not reached') }),
  },
  TestNumberTaken: { status: 409, message: 'Another batch has this test number.' },
} as const;
