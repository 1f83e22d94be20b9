import type { Database } from '../../db/pool.ts';
import type { Keys } from '../../keys.ts';
import { terminalSafe } from '../../terminal-text.ts';
import { type CheckParts, checkJournal } from './journal-check-service.ts';
import { daysBounds } from './journal-days.ts';
import { findMarks, markFinding } from './journal-mark-service.ts';
import { type ListedEntry, lastCheck, listEntries } from './journal-queries.ts';

const usage = `npm run records                    what the last check has found
npm run records -- check           reads every record again and tells the first that is not as it was written
npm run records -- check --against FILE   also compares them with the marks in FILE: mails of closed days, or journal-marks of a backup
npm run records -- list [DAY]      the newest entries of the journal, or those of a day such as 2026-11-16`;

const mostListed = 500;

/** `npm run records`: the journal at the terminal. */
export async function recordsCommand(parts: CheckParts & { keys: Keys }, words: string[]): Promise<string> {
  const [action, day, ...rest] = words;
  if (action === undefined) return `${await tellLastCheck(parts.db)}\n\n${usage}`;
  if (action === 'check' && day === undefined) return tellCheck(await checkJournal(parts));
  if (action === 'check' && day === '--against' && rest.length === 1) return checkAgainst(parts, rest[0] ?? '');
  if (action !== 'list' || rest.length > 0) return usage;
  const bounds = day === undefined ? {} : daysBounds(day);
  if (bounds === null) return usage;
  const entries = await listEntries(parts.db, bounds, mostListed);
  return entries.length === 0 ? 'There are no entries.' : entries.map(tellEntry).join('\n');
}

async function checkAgainst(parts: CheckParts & { keys: Keys }, text: string): Promise<string> {
  const { proven, unproven } = findMarks(parts.keys, text);
  if (proven.length + unproven === 0) return 'There is no mark in this file.';
  const walked = await checkJournal(parts);
  const finding = walked.finding ?? (await markFinding(parts.db, proven));
  const others =
    unproven > 0 ? ` Not compared, because altered or made with another APP_SECRET: marks ${unproven}.` : '';
  return `${tellCheck({ ...walked, finding })} Compared with marks from outside: ${proven.length}.${others}`;
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
