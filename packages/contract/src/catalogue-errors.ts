import { z } from 'zod';

/** What a change of the catalogue can be refused with; part of the one catalogue of errors in `errors.ts`. */
export const catalogueErrors = {
  CatalogueClosed: { status: 403, message: 'Products are shown to patients who have signed in.' },
  ProductChanged: { status: 409, message: 'The product has changed since it was seen.' },
  PznTaken: {
    status: 409,
    message: 'Another product has this PZN.',
    data: z.object({ productId: z.uuid() }),
  },
  PictureRefused: {
    status: 422,
    message: 'This file cannot be a picture of a product.',
    data: z.object({
      reason: z
        .enum(['type', 'size', 'pixels', 'small', 'broken', 'many'])
        .describe('`broken`: it breaks off or holds something else too; `many`: the product has as many as it can'),
    }),
  },
  ImportFaulty: {
    status: 422,
    message: 'Rows of the table cannot be read.',
    data: z.object({ rows: z.int() }),
  },
  ImportChanged: { status: 409, message: 'The table would change something else than was seen.' },
} as const;
