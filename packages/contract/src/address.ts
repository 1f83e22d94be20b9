import { z } from 'zod';

export const country = z.string().length(2).default('DE');

export const address = z.object({
  fullName: z.string().trim().min(1).max(200),
  street: z.string().trim().min(1).max(200),
  houseNumber: z.string().trim().min(1).max(20),
  postalCode: z
    .string()
    .trim()
    .regex(/^\d{4,10}$/),
  city: z.string().trim().min(1).max(200),
  country,
});
