import { z } from 'zod';

/** An amount of money in whole euro cents, VAT included. Never a fraction, never a float of euros. */
export const cents = z.int().min(0).max(100_000_000).describe('whole euro cents, VAT included');
