import { z } from 'zod';

/** What a change of the catalogue can be refused with; part of the one catalogue of errors in `errors.ts`. */
export const catalogueErrors = {
  ProductChanged: { status: 409, message: 'The product has changed since it was seen.' },
  PznTaken: {
    status: 409,
    message: 'Another product has this PZN.',
    data: z.object({ productId: z.uuid() }),
  },
} as const;
