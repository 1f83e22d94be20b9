import { journalPageSize, readJournal } from '@shop/contract/desk/journal';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/pool.ts';
import { serve } from '../../http/serve.ts';
import { daysBounds } from './journal-days.ts';
import { presentCheck, presentEntry } from './journal-presenter.ts';
import { lastCheck, listEntries } from './journal-queries.ts';

export function registerJournal(app: FastifyInstance, { db }: { db: Database }): void {
  serve(app, readJournal, async ({ query: { day, staffId, subject, before } }) => {
    const bounds = day === undefined ? null : daysBounds(day);
    const found = await listEntries(db, { ...bounds, staffId, subject, before }, journalPageSize + 1);
    const entries = found.slice(0, journalPageSize);
    const next = found.length > journalPageSize ? (entries.at(-1)?.position ?? null) : null;
    return { entries: entries.map(presentEntry), next, check: presentCheck(await lastCheck(db)) };
  });
}
