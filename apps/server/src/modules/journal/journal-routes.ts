import { journalPageSize, readJournal } from '@shop/contract/desk/journal';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/pool.ts';
import type { Seal } from '../../db/schema/seals.ts';
import { serve } from '../../http/serve.ts';
import { orderWithCode } from '../orders/order-facts-service.ts';
import { presentSeal, sealsByNumber } from '../records/seal-service.ts';
import { boundsOf } from './journal-days.ts';
import { presentCheck, presentEntry } from './journal-presenter.ts';
import { type ListedEntry, lastCheck, listEntries, peopleOfStaff } from './journal-queries.ts';

/** The seals that entries of a page tell of. */
async function sealsOf(db: Database, entries: readonly ListedEntry[]): Promise<Seal[]> {
  const told = entries.filter(({ subject, what }) => subject === 'journal' && what === 'daySealed');
  return sealsByNumber(
    db,
    told.map(({ subjectId }) => Number(subjectId)),
  );
}

export function registerJournal(app: FastifyInstance, { db }: { db: Database }): void {
  serve(app, readJournal, async ({ query: { from, to, code, before, staffId, subject } }) => {
    const aboutOrder = code === undefined ? {} : { orderId: (await orderWithCode(db, code))?.id ?? null };
    const filter = { ...boundsOf({ from, to }), ...aboutOrder, staffId, subject, before };
    const found = await listEntries(db, filter, journalPageSize + 1);
    const entries = found.slice(0, journalPageSize);
    const next = found.length > journalPageSize ? (entries.at(-1)?.position ?? null) : null;
    return {
      entries: entries.map(presentEntry),
      next,
      people: await peopleOfStaff(db),
      seals: (await sealsOf(db, entries)).map(presentSeal),
      check: presentCheck(await lastCheck(db)),
    };
  });
}
