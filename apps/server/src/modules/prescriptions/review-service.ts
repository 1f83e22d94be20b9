import {
  type Check,
  checklists,
  type MissingPoint,
  missingFor,
  type OwnPoint,
  type PointName,
  pointName,
  type ReviewState,
  stages,
} from '@shop/contract/desk/checklist';
import { compare } from '@shop/contract/desk/comparison';
import type { ComparisonRow } from '@shop/contract/desk/comparison-row';
import {
  type Difference,
  type DifferenceAnswer,
  differences,
  isFittingAnswer,
} from '@shop/contract/desk/difference-answers';
import { evidenceOf } from '@shop/contract/desk/evidence';
import type { PrescriptionRecord } from '@shop/contract/desk/prescription-record';
import { type Validity, validityOf } from '@shop/contract/desk/prescription-validity';
import { settledInstructions } from '@shop/contract/desk/settled-instructions';
import type { Tick } from '@shop/contract/desk/tick';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import type { Order, OrderLine } from '../../db/schema/orders.ts';
import type { SavedAnswer, SavedRecord, SavedTick } from '../../db/schema/prescription-reviews.ts';
import { germanDay } from '../../german-day.ts';
import { recordAct } from '../journal/journal-service.ts';
import { type EarlierOrder, earlierOrders } from './earlier-use-service.ts';
import { isAbout, isDecided, ownPointsIn } from './own-point-service.ts';
import {
  answersOf,
  countRounds,
  insertAnswer,
  insertRecord,
  insertTicks,
  latestRecord,
  recordsOf,
  ticksOf,
} from './review-queries.ts';
import { isSettledBy } from './settling-service.ts';

/** Any number will do, as long as nothing else in the shop takes the same advisory lock. */
const decidingLock = 20_261_119;

/**
 * Until the end of the transaction nobody else decides about a prescription: of two orders of one prescription the second one
 * finds what the first one took.
 */
export async function lockDecisions(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${decidingLock})`);
}

/** All that is known about the check of an order's prescription. */
export interface Review {
  order: Order;
  lines: OrderLine[];
  round: number;
  /** The newest one, also of an earlier round: it is a start for the next. */
  saved: SavedRecord | null;
  isRecordCurrent: boolean;
  validity: Validity | null;
  rows: ComparisonRow[];
  earlier: EarlierOrder[];
  /** Rows whose difference nobody has settled. */
  open: ComparisonRow[];
  /** By the id of the row; of this round. */
  answers: Map<string, SavedAnswer>;
  /** What was said last of each point; of this round. */
  ticks: Map<PointName, SavedTick>;
  /** What the pharmacy asks for beside the law, as long as the prescription is not decided about. */
  ownPoints: OwnPoint[];
  missing: Record<(typeof stages)[number], MissingPoint[]>;
}

export interface Circumstances {
  lines: OrderLine[];
  /** The pharmacy's own points, as they are set now. */
  checklist: readonly OwnPoint[];
  now: Date;
}

/** The caller holds the order's lock where something is decided by it. */
export async function readReview(
  db: Database,
  order: Order,
  { lines, checklist, now }: Circumstances,
): Promise<Review> {
  const today = germanDay(now);
  const round = await countRounds(db, order.id);
  const saved = await latestRecord(db, order.id);
  const isRecordCurrent = saved?.round === round;
  const earlier = await earlierOrders(db, order, saved?.record ?? null);
  const compared = { ...order, placedOn: germanDay(order.createdAt), lines };
  const rows = saved && isRecordCurrent ? compare(saved.record, compared, { today, earlier }) : [];
  const answers = newest(await answersOf(db, order.id), round, ({ rowId }) => rowId);
  const healed = saved && { birthDate: order.birthDate, record: saved.record, lines, today };
  const isSettled = (row: ComparisonRow) => {
    const { id, difference } = row;
    const answer = answers.get(id);
    if (difference === null) return true;
    // What was called valid by it counts: nothing can be said about it any more, and packing asks for the dose.
    if (answer && isDecided(order) && answer.spokenWith === null && isFittingAnswer(difference, answer)) return true;
    return healed !== null && isSettledBy(row, answer, healed);
  };
  const open = rows.filter((row) => !isSettled(row));
  const ticks = newest(await ticksOf(db, order.id), round, ({ point }) => point);

  const ownPoints = ownPointsIn(order, checklist);
  const isCounted = ({ isDone, tick }: SavedTick) =>
    isDone && (tick.check !== 'own' || ownPoints.some((point) => isAbout(tick, point)));

  const state: ReviewState = {
    evidence: evidenceOf(order),
    hasRecord: isRecordCurrent,
    isOriginalHere: order.originalReceivedAt !== null,
    rows,
    answered: new Set(rows.filter((row) => !open.includes(row)).map(({ id }) => id)),
    ownPoints,
    ticked: new Set([...ticks.values()].filter(isCounted).map(({ point }) => point)),
  };
  return {
    order,
    lines,
    round,
    saved,
    isRecordCurrent,
    validity: saved && validityOf(saved.record, today),
    rows,
    open,
    earlier,
    answers,
    ticks,
    ownPoints,
    missing: { confirm: missingFor('confirm', state), verify: missingFor('verify', state) },
  };
}

function newest<Saved extends { round: number }, Key>(all: Saved[], round: number, keyOf: (saved: Saved) => Key) {
  return new Map(all.filter((saved) => saved.round === round).map((saved) => [keyOf(saved), saved]));
}

/** Only a valid signature is one; somebody may well write down that it is not. */
export function isTicked(tick: Tick): boolean {
  return tick.isDone && (tick.check !== 'signature' || tick.result === 'valid');
}

export function isOnChecklist(order: Order, check: Check): boolean {
  return stages.some((stage) => checklists[evidenceOf(order)][stage].includes(check));
}

export type RowAnswer = DifferenceAnswer & { row: string; spokenAt?: Date | undefined };

/** Who says something, about which order, in which round. */
interface Said {
  orderId: string;
  who: { id: string; name: string };
  round: number;
  at: Date;
}

/** Adds to what was said, and to the journal. The caller holds the order's lock and has looked whether it may be said. */
export function sayAboutPrescription(tx: Transaction, { orderId, who, round, at }: Said) {
  const said = { orderId, round, at, byName: who.name, byStaffId: who.id };
  const journal = (what: string, detail: Record<string, unknown>) =>
    recordAct(tx, who, { at, subject: 'order', subjectId: orderId, what, detail });
  return {
    async record(version: number, record: PrescriptionRecord) {
      await insertRecord(tx, { ...said, version, record, issuedOn: record.issuedOn });
      await journal('prescriptionRecorded', { version });
    },
    async ticks(ticks: { tick: Tick; isDone: boolean }[]) {
      await insertTicks(
        tx,
        ticks.map(({ tick, isDone }) => ({ ...said, tick, isDone, point: pointName(tick) })),
      );
      await journal('checksTicked', Object.fromEntries(ticks.map(({ tick, isDone }) => [pointName(tick), isDone])));
    },
    async answer({ row, choice, text, instructions, spokenWith, spokenAt, day, product }: RowAnswer) {
      const isCall = choice === 'practiceCalled';
      await insertAnswer(tx, {
        ...{ ...said, rowId: row, choice, text, instructions: instructions || null },
        spokenWith: isCall ? spokenWith : null,
        spokenAt: isCall ? (spokenAt ?? at) : null,
        namedDay: isCall ? day : null,
        namedProduct: isCall ? product : null,
      });
      await journal('differenceAnswered', { choice });
    },
  };
}

/** What is missing, in words without names or amounts. */
export function namesOf(missing: readonly MissingPoint[]): string[] {
  return missing.map((point) => {
    if (point.kind === 'check') return point.check;
    if (point.kind === 'own') return pointName({ check: 'own', point: point.point.id });
    return point.kind === 'difference' ? (point.row.difference ?? point.kind) : point.kind;
  });
}

/** The settled instructions for use of each ordered line, by its position; null while there are none. */
export async function instructionsOf(db: Database, orderId: string): Promise<(position: number) => string | null> {
  const saved = await latestRecord(db, orderId);
  if (!saved) return () => null;
  const answers = newest(await answersOf(db, orderId), saved.round, ({ rowId }) => rowId);
  return (position) => settledInstructions(saved.record, position, (row) => answers.get(row)?.instructions ?? null);
}

/** All that was ever written down about the check of an order's prescription, oldest first. */
export async function reviewHistory(db: Database, orderId: string) {
  return {
    records: await recordsOf(db, orderId),
    ticks: await ticksOf(db, orderId),
    answers: await answersOf(db, orderId),
  };
}

/** The difference that an answer was given to, as its row names it; null for one that nobody knows any more. */
export function differenceIn({ rowId }: Pick<SavedAnswer, 'rowId'>): Difference | null {
  const [, , , , named]: unknown[] = JSON.parse(rowId);
  return differences.find((known) => known === named) ?? null;
}

/** Whether somebody vouches for the original in hand. */
export async function isOriginalTicked(db: Database, orderId: string): Promise<boolean> {
  const round = await countRounds(db, orderId);
  const ticks = (await ticksOf(db, orderId)).filter((tick) => tick.point === 'original' && tick.round === round);
  return ticks.at(-1)?.isDone ?? false;
}

/** What was written down of the order's prescription last; null while nobody has. */
export async function latestRecordOf(db: Database, orderId: string): Promise<PrescriptionRecord | null> {
  return (await latestRecord(db, orderId))?.record ?? null;
}
