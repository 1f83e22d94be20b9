import { z } from 'zod';
import { failure } from './failure.ts';
import { units } from './quantity.ts';

/** What batches and recalls can be refused with; part of the one catalogue in `errors.ts`. */
export const stockErrors = {
  BatchMissing: failure(409, 'There is less in released batches than this order needs.', {
    lines: z.array(z.object({ position: z.int(), missing: units })),
  }),
  BatchChanged: failure(409, 'The batch has changed since it was seen.'),
  BatchKnown: failure(409, 'This batch of this delivery has been received before.', { batchId: z.uuid() }),
  CertificateMissing: failure(409, 'This batch has no certificate of analysis yet.'),
  CertificateRefused: failure(422, 'This file cannot be a certificate of analysis.', {
    reason: z
      .enum(['type', 'size', 'encrypted', 'active', 'unchecked'])
      .describe('`active`: it can do more than be read; `unchecked`: part of it cannot be looked into'),
  }),
  FilledGoodsUnanswered: failure(409, 'Filled goods lie with this order: somebody has to say what becomes of them.', {
    portions: z.array(z.int()),
  }),
  OwnGoodsIn: failure(409, 'Whoever booked a batch in does not release it.'),
  RecallUnfinished: failure(409, 'Not everybody who got some of the batch was reached.', {
    open: z.int().describe('people who were not reached'),
  }),
  WitnessMissing: failure(409, 'Goods are destroyed before a second person of the staff.'),
  TestNumberTaken: failure(409, 'Another batch has this test number.'),
};
