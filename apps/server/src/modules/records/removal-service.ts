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
