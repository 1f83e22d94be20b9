import { z } from 'zod';
import { openEndKinds } from './desk/day-words.ts';

/** What closing the day and exports can be refused with; part of the one catalogue in `errors.ts`. */
export const recordErrors = {
  OpenEndsUnexplained: {
    status: 409,
    message: 'Something is open that needs a reason before the day is closed.',
    data: z.object({ kinds: z.array(z.enum(openEndKinds)) }),
  },
  BooksUnset: { status: 409, message: 'The numbers and accounts for the tax adviser are not set.' },
} as const;
