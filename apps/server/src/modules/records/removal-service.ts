import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { recordInJournal } from '../journal/journal-service.ts';
import { removedBy } from './seal-queries.ts';

/**
 * Removes records whose time of keeping is over, or that a person may have erased. Triggers notice which of them were sealed; the
 * journal tells how many and which, and the check accepts exactly these. Without it a removed record is an alarm.
 */
export function removeRecords(
  db: Database,
  { reason, at }: { reason: 'retention' | 'erasure'; at: Date },
  remove: (tx: Transaction) => Promise<void>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const removal = randomUUID();
    await tx.execute(sql`select set_config('shop.removal', ${removal}, true)`);
    await remove(tx);
    // A savepoint's settings would outlive it otherwise, and with them the permission.
    await tx.execute(sql`select set_config('shop.removal', '', true)`);
    const removed = await removedBy(tx, removal);
    if (!removed) return;
    await recordInJournal(tx, {
      at,
      actor: { kind: 'shop' },
      subject: 'journal',
      subjectId: null,
      what: 'recordsRemoved',
      detail: { reason, ...removed },
    });
  });
}

/** One transaction stays far below what a statement may take, whatever has piled up. */
const portion = 500;
/** After so long the next round goes on: other work of the housekeeping waits behind this one. */
const roundMs = 10_000;

/**
 * Does something portion by portion until nothing is left or the round is over. `remove` takes the most that a portion may
 * have and says how many it was.
 */
export async function inPortions(remove: (most: number) => Promise<number>, most = portion): Promise<void> {
  const over = performance.now() + roundMs;
  let removed: number;
  do {
    removed = await remove(most);
  } while (removed === most && performance.now() < over);
}

/** Removes records as `removeRecords` does, each portion in a transaction of its own. */
export function removeRecordsInPortions(
  db: Database,
  why: { reason: 'retention' | 'erasure'; at: Date },
  remove: (tx: Transaction, most: number) => Promise<number>,
  most = portion,
): Promise<void> {
  return inPortions(async () => {
    let removed = 0;
    await removeRecords(db, why, async (tx) => {
      removed = await remove(tx, most);
    });
    return removed;
  }, most);
}
