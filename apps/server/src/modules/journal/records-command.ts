import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/pool.ts';
import { terminalSafe } from '../../terminal-text.ts';
import { checkJournal } from './journal-check-service.ts';
import { daysBounds } from './journal-days.ts';
import { type ListedEntry, lastCheck, listEntries } from './journal-queries.ts';

const usage = `npm run records                    what the last check has found
npm run records -- check           reads every record anew and tells the first that is not as it was written
npm run records -- list [DAY]      the newest entries of the journal, or those of a day such as 2026-11-16`;

const mostListed = 500;

/** `npm run records`: the journal at the terminal. */
export async function recordsCommand(parts: { db: Database; clock: Clock }, words: string[]): Promise<string> {
  const [action, day, ...rest] = words;
  if (action === undefined) return `${await tellLastCheck(parts.db)}\n\n${usage}`;
  if (action === 'check' && day === undefined) return tellCheck(await checkJournal(parts));
  if (action !== 'list' || rest.length > 0) return usage;
  const bounds = day === undefined ? {} : daysBounds(day);
  if (bounds === null) return usage;
  const entries = await listEntries(parts.db, bounds, mostListed);
  return entries.length === 0 ? 'There are no entries.' : entries.map(tellEntry).join('\n');
}

async function tellLastCheck(db: Database): Promise<string> {
  const last = await lastCheck(db);
  if (!last) return 'The journal has not been checked yet.';
  return `${last.at.toISOString()}  ${tellCheck(last)}`;
}

function tellCheck({ entries, hash, finding }: { entries: number; hash: string; finding: string | null }): string {
  if (finding) return `The journal is NOT intact: ${finding}.`;
  return `The journal is intact: entries ${entries}, last hash ${hash || 'none'}.`;
}

function tellEntry(entry: ListedEntry): string {
  const { position, at, by, staffName, subject, subjectId, orderCode, what, detail, hash } = entry;
  const said = what === null ? 'removed' : [staffName ?? by, subject, orderCode ?? subjectId, what, detail].join('  ');
  return terminalSafe(`${position}  ${at.toISOString()}  ${said}  ${hash?.slice(0, 12)}`);
}
