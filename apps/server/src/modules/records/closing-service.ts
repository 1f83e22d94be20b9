import { type OpenEnd, type OpenEndKind, openEndKinds } from '@shop/contract/desk/day-words';
import type { Lane } from '@shop/contract/desk/lane';
import type { ShopConfig } from '@shop/contract/shop-config';
import type { Clock } from '../../clock.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import type { Seal } from '../../db/schema/seals.ts';
import { ShopError } from '../../errors.ts';
import { germanDay, startOfGermanDay } from '../../german-day.ts';
import type { Keys } from '../../keys.ts';
import { openOrdersByLane } from '../desk/queue-service.ts';
import { chainHead, recordAct } from '../journal/journal-service.ts';
import { drawAllPapers } from '../orders/invoice-service.ts';
import {
  type Open,
  ordersOnTour,
  overdueOrders,
  refundsDue,
  shortProducts,
  unmatchedPayments,
  unreleasedOrders,
  youngReleases,
} from './day-queries.ts';
import { sealHash } from './seal-hash.ts';
import { mailSealToLeads } from './seal-mail.ts';
import {
  countUnsealed,
  hashRecords,
  insertSeal,
  lastSeal,
  lockClosing,
  newestSeals,
  sealOfDay,
  sealRecords,
} from './seal-queries.ts';
import { lateByMs } from './seal-times.ts';
import { sealedKinds } from './sealed-kinds.ts';

export interface ClosingParts {
  db: Database;
  clock: Clock;
  config: ShopConfig;
  keys: Keys;
  shopAt(): string | null;
}

interface Colleague {
  id: string;
  name: string;
}

const openBy: Record<OpenEndKind, (db: Database, now: Date) => Promise<Open>> = {
  overdueOrders,
  unreleasedOrders,
  ordersOnTour,
  unmatchedPayments,
  shortProducts,
};

/** The day as it stands: what is open in each lane, and what should not be open in the evening. */
export interface DayState {
  day: string;
  seal: Seal | null;
  before: Seal | null;
  lanes: { lane: Lane; count: number }[];
  openEnds: OpenEnd[];
  refundsDue: number;
  /** Released since the seal of the day before by an account younger than seven days. */
  youngReleases: Awaited<ReturnType<typeof youngReleases>>;
  /** What a seal would take in now. */
  counts: Record<string, number>;
}

export async function readDay({ db, clock, config }: ClosingParts): Promise<DayState> {
  const now = clock.now();
  const day = germanDay(now);
  const lanes = await openOrdersByLane(db, { config, now });
  const counts: [string, number][] = [];
  const before = await lastSeal(db);
  const from = sealedSince(before);
  for (const kind of sealedKinds) counts.push([kind.name, await countUnsealed(db, kind, { from, to: now })]);
  return {
    day,
    seal: await sealOfDay(db, day),
    before,
    lanes,
    openEnds: await openEnds(db, now),
    refundsDue: (await refundsDue(db)).count,
    youngReleases: await youngReleases(db, await sealedBefore(db, now)),
    counts: Object.fromEntries(counts.filter(([, count]) => count > 0)),
  };
}

/** When the day before was closed; the beginning of today where none was. */
async function sealedBefore(db: Database, now: Date): Promise<Date> {
  const today = germanDay(now);
  const before = (await newestSeals(db, 2)).find(({ day }) => day !== today);
  return before?.sealedAt ?? startOfGermanDay(now);
}

async function openEnds(db: Database, now: Date): Promise<OpenEnd[]> {
  const found: OpenEnd[] = [];
  for (const kind of openEndKinds) {
    const { count, names } = await openBy[kind](db, now);
    if (count > 0) found.push({ kind, count, names });
  }
  return found;
}

/**
 * Closes the day: everything on record since the last seal is sealed. Closed twice, it is the same seal. What should not
 * be open needs a reason for each kind of it; throws `OpenEndsUnexplained`.
 */
export async function closeDay(
  parts: ClosingParts,
  colleague: Colleague,
  given: Partial<Record<OpenEndKind, string>>,
): Promise<{ seal: Seal; isNew: boolean }> {
  const { db, clock, config } = parts;
  const now = clock.now();
  const day = germanDay(now);
  const closed = await sealOfDay(db, day);
  if (closed) return { seal: closed, isNew: false };

  await openOrdersByLane(db, { config, now });
  // Slow, and outside the transaction: a paper is sealed with its invoice.
  await drawAllPapers(db);
  return db.transaction(async (tx) => {
    await lockClosing(tx);
    const meanwhile = await sealOfDay(tx, day);
    if (meanwhile) return { seal: meanwhile, isNew: false };
    const open = await openEnds(tx, now);
    const unexplained = open.filter(({ kind }) => !given[kind]).map(({ kind }) => kind);
    if (unexplained.length > 0) throw new ShopError('OpenEndsUnexplained', { kinds: unexplained });
    const reasons = Object.fromEntries(open.map(({ kind }) => [kind, String(given[kind]).toWellFormed()]));
    const made = await seal(tx, { day, now, colleague, reasons });
    await mailSealToLeads(tx, parts, made);
    return { seal: made, isNew: true };
  });
}

/** From when on a record may be in no seal yet; null where there is none. */
function sealedSince(before: Seal | null): Date | null {
  return before && new Date(before.sealedAt.getTime() - lateByMs);
}

interface Closing {
  day: string;
  now: Date;
  colleague: Colleague;
  reasons: Record<string, string>;
}

async function seal(tx: Transaction, { day, now, colleague, reasons }: Closing): Promise<Seal> {
  const before = await lastSeal(tx);
  const number = (before?.number ?? 0) + 1;
  const from = sealedSince(before);
  const counts: Record<string, number> = {};
  for (const kind of sealedKinds) {
    const taken = await sealRecords(tx, kind, { seal: number, from, to: now });
    if (taken > 0) counts[kind.name] = taken;
  }
  const head = await chainHead(tx);
  const said = {
    number,
    day,
    sealedAt: now,
    byStaffId: colleague.id,
    byName: colleague.name.toWellFormed(),
    counts: { ...counts, journal: head.position - (before?.journalPosition ?? 0) },
    reasons,
    journalPosition: head.position,
    journalHash: head.hash,
    recordsHash: await hashRecords(tx, number),
  };
  const made: Seal = { ...said, hash: sealHash(before?.hash ?? '', said) };
  await insertSeal(tx, made);
  await recordAct(tx, colleague, {
    at: now,
    subject: 'journal',
    subjectId: String(number),
    what: 'daySealed',
    // The reasons are typed, and stay with the seal.
    detail: { number, day, hash: made.hash, counts: said.counts },
  });
  return made;
}
