import { journalPageSize, readJournal } from '@shop/contract/desk/journal';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/pool.ts';
import { serve } from '../../http/serve.ts';
import { orderWithCode } from '../orders/order-facts-service.ts';
import { boundsOf } from './journal-days.ts';
import { presentCheck, presentEntry } from './journal-presenter.ts';
import { lastCheck, listEntries, peopleOfStaff } from './journal-queries.ts';

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
      check: presentCheck(await lastCheck(db)),
    };
  });
}
