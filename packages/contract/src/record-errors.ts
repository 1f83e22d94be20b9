import { z } from 'zod';
import { openEndKinds } from './desk/day-words.ts';
import { failure } from './failure.ts';

/** What closing the day and exports can be refused with; part of the one catalogue in `errors.ts`. */
export const recordErrors = {
  OpenEndsUnexplained: failure(409, 'Something is open that needs a reason before the day is closed.', {
    kinds: z.array(z.enum(openEndKinds)),
  }),
  BooksUnset: failure(409, 'The numbers and accounts for the tax adviser are not set.'),
};
