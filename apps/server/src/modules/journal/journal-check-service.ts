import { setTimeout as sleep } from 'node:timers/promises';
import type { JournalCheckShown } from '@shop/contract/desk/journal';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/pool.ts';
import { firstBrokenOrder } from '../orders/order-record-service.ts';
import { sealFinding } from '../records/seal-check-service.ts';
import { type WalkedChain, walkChain } from './journal-check.ts';
import type { JournalMarks } from './journal-mark-service.ts';
import { markFinding } from './journal-mark-service.ts';
import { presentCheck } from './journal-presenter.ts';
import { entryWithoutPlace, eventOutsideJournal, insertCheck, lastCheck } from './journal-queries.ts';

export interface CheckParts {
  db: Database;
  clock: Clock;
  marks: JournalMarks;
}

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * Reads every record of the shop and tells the first that is not as it was written: changed, removed, added or in
 * another order. The result is kept, for `/api/ready` and the desk.
 */
export async function checkJournal({ db, clock, marks }: CheckParts): Promise<WalkedChain> {
  const kept = await marks.all();
  const walked = await walkChain(db);
  const finding =
    walked.finding ??
    (await strayFinding(db)) ??
    (await orderFinding(db)) ??
    (await sealFinding(db)) ??
    (await markFinding(db, kept.proven));
  const isNew = walked.entries > 0 && !kept.proven.some(({ number }) => number === walked.entries);
  if (finding === null && isNew) await marks.keep({ kind: 'entry', number: walked.entries, hash: walked.hash });
  await insertCheck(db, { at: clock.now(), entries: walked.entries, hash: walked.hash, finding });
  return { ...walked, finding };
}

let underWay: Promise<WalkedChain> | null = null;

/** Well below the time in which every request is answered. A million entries take longer. */
const longestWaitMs = 10_000;

/** Asked for several times at once it is done once: it reads everything. Null while it goes on. */
export async function checkJournalOnce(parts: CheckParts, waitMs = longestWaitMs): Promise<JournalCheckShown | null> {
  underWay ??= checkJournal(parts).finally(() => {
    underWay = null;
  });
  const isDone = await Promise.race([underWay.then(() => true), sleep(waitMs, false, { ref: false })]);
  return isDone ? presentCheck(await lastCheck(parts.db)) : null;
}

/** Once a day, whichever process comes first. */
export async function checkJournalDaily(
  parts: CheckParts & { log: { info(about: object, text: string): void; error(about: object, text: string): void } },
  now: Date,
): Promise<void> {
  const last = await lastCheck(parts.db);
  if (last && now.getTime() - last.at.getTime() < dayMs) return;
  const { entries, hash, finding } = await checkJournal(parts);
  // The log keeps the hash outside the database, where whoever changes rows does not reach it.
  if (finding) parts.log.error({ entries, hash, finding }, 'the journal is not intact');
  else parts.log.info({ entries, hash }, 'the journal is intact');
}

async function strayFinding(db: Database): Promise<string | null> {
  const entry = await entryWithoutPlace(db);
  if (entry !== null) return `entry with id ${entry} has no place in the chain`;
  const event = await eventOutsideJournal(db);
  return event === null ? null : `order event ${event} is not in the journal`;
}

async function orderFinding(db: Database): Promise<string | null> {
  const broken = await firstBrokenOrder(db);
  return broken && `order event ${broken.id} does not follow from the one before it`;
}
