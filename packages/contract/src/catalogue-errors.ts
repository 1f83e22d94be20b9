import { z } from 'zod';
import { failure } from './failure.ts';

/** What a change of the catalogue can be refused with; part of the one catalogue of errors in `errors.ts`. */
export const catalogueErrors = {
  CatalogueClosed: failure(403, 'Products are shown to patients who have signed in.'),
  ProductChanged: failure(409, 'The product has changed since it was seen.'),
  PznTaken: failure(409, 'Another product has this PZN.', { productId: z.uuid() }),
  PictureRefused: failure(422, 'This file cannot be a picture of a product.', {
    reason: z
      .enum(['type', 'size', 'pixels', 'small', 'broken', 'many'])
      .describe('`broken`: it breaks off or holds something else too; `many`: the product has as many as it can'),
  }),
  ImportFaulty: failure(422, 'Rows of the table cannot be read.', { rows: z.int() }),
  ImportChanged: failure(409, 'The table would change something else than was seen.'),
};
