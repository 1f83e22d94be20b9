import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { journalSubjects } from './journal-subjects.ts';

const journalEntry = z.object({
  position: z.int().describe('its place in the chain, from 1'),
  at: z.iso.datetime(),
  hash: z.string().describe('over the entry and the hash before it'),
  isRemoved: z.boolean().describe('its content is gone by retention or erasure; the hash stays'),
  by: z.enum(['patient', 'pharmacy', 'shop']).nullable(),
  staffId: z.uuid().nullable(),
  staffName: z.string().nullable(),
  subject: z.enum(journalSubjects).nullable(),
  subjectId: z.string().nullable().describe('the id of the order, of the staff member and so on'),
  orderCode: z.string().nullable().describe('of an entry about an order that is still kept'),
  what: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()).nullable(),
});
export type JournalEntry = z.infer<typeof journalEntry>;

/** How many entries a page of the journal has. */
export const journalPageSize = 100;

export const journalCheck = z.object({
  at: z.iso.datetime(),
  entries: z.int(),
  hash: z.string().describe('the last one of the chain at that time'),
  isIntact: z.boolean().describe('false is an alarm: something is not as it was written'),
  finding: z.string().nullable().describe('the first thing that is wrong, in English words; null when nothing is'),
});
export type JournalCheckShown = z.infer<typeof journalCheck>;

/** A day that was closed. */
export const sealShown = z.object({
  number: z.int(),
  day: z.iso.date(),
  sealedAt: z.iso.datetime(),
  by: z.string(),
  counts: z.record(z.string(), z.int()).describe('how many records of which kind it took in'),
  reasons: z.record(z.string(), z.string()).describe('why something was left open, by its kind'),
  hash: z.string().describe('over all of it and the seal before'),
});
export type SealShown = z.infer<typeof sealShown>;

export const readJournal = endpoint('readJournal', {
  summary: 'What is on record, the newest first',
  access: 'staff',
  right: 'seeJournal',
  query: z.object({
    from: z.iso.date().optional().describe('the first day, in Germany'),
    to: z.iso.date().optional().describe('the last day'),
    staffId: z.uuid().optional(),
    subject: z.enum(journalSubjects).optional(),
    code: z
      .string()
      .min(1)
      .max(50)
      .optional()
      .describe('of an order, as somebody types it; nothing is found for an unknown one'),
    before: z.coerce.number().int().min(1).optional().describe('older than this position: `next` of the page before'),
  }),
  output: z.object({
    entries: z.array(journalEntry),
    next: z.int().nullable().describe('where the next page begins; null on the last one'),
    people: z
      .array(z.object({ staffId: z.uuid(), name: z.string() }))
      .describe('everybody who works or worked here, to filter by'),
    seals: z.array(sealShown).describe('those that entries of this page tell of'),
    check: journalCheck.nullable().describe('the newest check; null before the first'),
  }),
});
