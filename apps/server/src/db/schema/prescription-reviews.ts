import { checks, type PointName } from '@shop/contract/desk/checklist';
import { type AnswerChoice, answerChoices } from '@shop/contract/desk/difference-answers';
import type { PrescriptionRecord } from '@shop/contract/desk/prescription-record';
import type { Tick } from '@shop/contract/desk/tick';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { day, moment, oneOf } from './columns.ts';
import { ofOrder } from './orders.ts';
import { staff } from './staff.ts';

// Rows are only ever added, which a trigger enforces: what counts is the newest. They go with their order, or with its files.

const said = () => ({
  /** How often everything had to be looked at anew before: what was said in an earlier round does not count. */
  round: integer().notNull(),
  at: moment().notNull(),
  byName: text('by_name').notNull(),
  /** Null for commands without a name of the list. */
  byStaffId: uuid('by_staff_id').references(() => staff.id),
});

/** What somebody read on the prescription, every saved state. */
export const prescriptionRecords = pgTable(
  'prescription_records',
  {
    orderId: ofOrder(),
    version: integer().notNull(),
    record: jsonb().$type<PrescriptionRecord>().notNull(),
    /** The same as in the record, to find others of that day. */
    issuedOn: day('issued_on').notNull(),
    ...said(),
  },
  (saved) => [
    primaryKey({ columns: [saved.orderId, saved.version] }),
    index('prescription_records_by_issue').on(saved.issuedOn),
    // Only ever added, so that pages follow the time: so small an index is enough for what came since a day.
    index('prescription_records_by_time').using('brin', saved.at),
  ],
);

export type SavedRecord = typeof prescriptionRecords.$inferSelect;

/** What somebody vouched for, or took back. */
export const prescriptionTicks = pgTable(
  'prescription_ticks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: ofOrder(),
    point: text().$type<PointName>().notNull(),
    isDone: boolean('is_done').notNull(),
    /** With what goes along with it: a number, a result, the words of an own point as they were. */
    tick: jsonb().$type<Tick>().notNull(),
    ...said(),
  },
  (ticked) => [
    index('prescription_ticks_of_order').on(ticked.orderId, ticked.id),
    index('prescription_ticks_by_time').using('brin', ticked.at),
    check('prescription_ticks_point_known', sql`${oneOf(ticked.point, checks)} or ${ticked.point} like 'own:_%'`),
  ],
);

export type SavedTick = typeof prescriptionTicks.$inferSelect;

/** What settled a difference between prescription and order. */
export const differenceAnswers = pgTable(
  'difference_answers',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: ofOrder(),
    /** The id of the compared row, which changes with what is compared. */
    rowId: text('row_id').notNull(),
    choice: text().$type<AnswerChoice>().notNull(),
    text: text().notNull(),
    /** The dose for the label, where it settles the difference; null for others and for answers from before it was asked for. */
    instructions: text(),
    /** Of a call to the practice: who was spoken to, when, and the day that they named; null for others and from before it was asked for. */
    spokenWith: text('spoken_with'),
    spokenAt: moment('spoken_at'),
    namedDay: day('named_day'),
    /** The product that the practice named, where the paper is not clear. */
    namedProduct: text('named_product'),
    ...said(),
  },
  (answer) => [
    index('difference_answers_of_order').on(answer.orderId, answer.id),
    index('difference_answers_by_time').using('brin', answer.at),
    check('difference_answers_choice_known', oneOf(answer.choice, answerChoices)),
  ],
);

export type SavedAnswer = typeof differenceAnswers.$inferSelect;
