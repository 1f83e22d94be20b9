import { z } from 'zod';
import { requiredText } from '../form-fields.ts';
import { stockLimits } from './stock-limits.ts';

const percent = z.number().min(0).max(100);
const mgPerMl = z.number().min(0).max(1_000);

/** What the certificate of analysis says of a batch. */
export const batchValues = z.object({
  thcPercent: percent.nullable(),
  cbdPercent: percent.nullable(),
  thcMgPerMl: mgPerMl.nullable(),
  cbdMgPerMl: mgPerMl.nullable(),
  terpenes: z
    .array(requiredText(stockLimits.terpene))
    .max(stockLimits.terpenes)
    .nullable()
    .describe('null where the certificate does not say'),
});
