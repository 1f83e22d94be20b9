import { z } from 'zod';

export const country = z.string().length(2).default('DE');

/** Long enough for '14 Hinterhaus, 2. Stock links'. */
export const longestHouseNumber = 50;

export const address = z.object({
  fullName: z.string().trim().min(1).max(200),
  street: z.string().trim().min(1).max(200),
  houseNumber: z.string().trim().min(1).max(longestHouseNumber),
  postalCode: z
    .string()
    .trim()
    .regex(/^\d{4,10}$/),
  city: z.string().trim().min(1).max(200),
  country,
});
