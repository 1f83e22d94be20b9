import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const onPeriod = {
  access: 'staff',
  right: 'exportBooks',
  query: z.object({
    period: z
      .string()
      .regex(/^20\d{2}(?:-(?:0[1-9]|1[0-2]))?$/)
      .describe("a month such as '2026-10', or the fiscal year that begins in '2026'"),
  }),
  output: z.file(),
} as const;

export const exportDatev = endpoint('exportDatev', {
  summary: 'The bookings of a period for the tax adviser (DATEV EXTF 700, category 21); the same bytes each time',
  ...onPeriod,
  outputType: 'text/csv',
  errors: ['BooksUnset'],
});

export const exportInvoices = endpoint('exportInvoices', {
  summary: 'Every invoice and cancellation of a period as a ZIP: a table, and the papers',
  ...onPeriod,
  outputType: 'application/zip',
});

const inspectionQuery = z.object({
  from: z.iso.date().optional().describe('the first day, in Germany, together with the last'),
  to: z.iso.date().optional(),
  batch: z.string().trim().min(1).max(60).optional().describe('or everything about a batch, as its number is printed'),
  code: z.string().min(1).max(50).optional().describe('or one order, as somebody types its code'),
});
export type InspectionQuery = z.infer<typeof inspectionQuery>;

export const exportInspection = endpoint('exportInspection', {
  summary:
    'For an inspection: tables, papers and files of a time, a batch or an order as a ZIP, with a check of all records',
  access: 'staff',
  right: 'seeJournal',
  query: inspectionQuery,
  output: z.file(),
  outputType: 'application/zip',
});
