import { z } from 'zod';
import { codeDigits, emailLimit, registrationLimits } from './form-limits.ts';

export const email = z.email().max(emailLimit).toLowerCase();
export const otp = z.string().regex(new RegExp(`^\\d{${codeDigits}}$`));
export const phoneNumber = z.string().max(registrationLimits.phoneNumber).describe('local digits without +49');

/** A line or text that somebody types: never empty, never longer than its form lets it be. */
export function requiredText(longest: number) {
  return z.string().trim().min(1).max(longest);
}
