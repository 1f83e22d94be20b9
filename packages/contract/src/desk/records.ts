import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { requiredText } from '../form-fields.ts';
import { openEndKinds, reasonLength } from './day-words.ts';
import { journalCheck, sealShown } from './journal.ts';
import { lanes } from './lane.ts';

const openEnd = z.object({
  kind: z.enum(openEndKinds),
  count: z.int(),
  names: z.array(z.string()).describe('the first of them: codes of orders, names of products, days of bank entries'),
});

const onDay = { access: 'staff', right: 'closeDay' } as const;

export const readDay = endpoint('readDay', {
  summary: 'The day as it stands: what is open, and what closing it would seal',
  ...onDay,
  output: z.object({
    day: z.iso.date(),
    seal: sealShown.nullable().describe('once the day is closed'),
    before: sealShown.nullable().describe('the newest seal there is'),
    lanes: z.array(z.object({ lane: z.enum(lanes), count: z.int() })),
    openEnds: z.array(openEnd).describe('each needs a reason'),
    refundsDue: z.int(),
    youngReleases: z
      .array(z.object({ code: z.string(), byName: z.string(), invitedOn: z.iso.date() }))
      .describe('orders released since the day before by accounts younger than seven days'),
    counts: z.record(z.string(), z.int()).describe('how many records of which kind are not sealed yet'),
  }),
});

export const closeDay = endpoint('closeDay', {
  summary: 'Closes the day and seals what is on record; closed twice, it is the same seal',
  ...onDay,
  body: z.object({
    reasons: z.partialRecord(z.enum(openEndKinds), requiredText(reasonLength)).describe('for each kind of open end'),
  }),
  output: z.object({ seal: sealShown, isNew: z.boolean().describe('false when the day was closed before') }),
  errors: ['OpenEndsUnexplained'],
});

export const printDay = endpoint('printDay', {
  summary: 'The list of the day as PDF: what is open, what is done, the seal',
  ...onDay,
  output: z.file(),
  outputType: 'application/pdf',
});

export const checkRecords = endpoint('checkRecords', {
  summary: 'Reads every record anew and tells the first that is not as it was written',
  access: 'staff',
  right: 'seeJournal',
  output: z.object({
    check: journalCheck.nullable().describe('null while it goes on: ask again, nothing begins anew'),
  }),
});
