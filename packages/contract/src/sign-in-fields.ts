import { z } from 'zod';

export const email = z.email().max(254).toLowerCase();
export const otp = z.string().regex(/^\d{6}$/);
