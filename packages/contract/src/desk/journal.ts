import { z } from 'zod';

/** What an entry of the journal is about. */
export const journalSubjects = ['order', 'staff', 'passkey', 'setting', 'post', 'journal'] as const;
export type JournalSubject = (typeof journalSubjects)[number];

export const journalEntry = z.object({
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
