import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { journal } from '../../db/schema/journal.ts';

/** What the journal's entries about the records themselves say, oldest first. */
export async function journalDetails(db: Database, what: string): Promise<Record<string, unknown>[]> {
  const found = await db
    .select({ detail: journal.detail })
    .from(journal)
    .where(and(eq(journal.subject, 'journal'), eq(journal.what, what)))
    .orderBy(asc(journal.position));
  return found.flatMap(({ detail }) => (detail === null ? [] : JSON.parse(detail)));
}
