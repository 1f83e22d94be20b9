import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../db/pool.ts';
import type { Keys } from '../../keys.ts';
import { sealsByNumber } from '../records/seal-service.ts';
import { hashesAt } from './journal-queries.ts';

/** What stood at one place of the chain, or in one seal of a day. */
export interface Mark {
  kind: 'entry' | 'seal';
  number: number;
  hash: string;
}

/** Those whose MAC is right, and how many were altered or made with another APP_SECRET. */
export interface FoundMarks {
  proven: Mark[];
  unproven: number;
}

/** Marks that this shop keeps beside its database, where nobody who owns the database alone can change them. */
export interface JournalMarks {
  all(): Promise<FoundMarks>;
  keep(mark: Mark): Promise<void>;
}

const journalMarksFile = 'journal-marks';

// A mail or a printer may break the line.
const writtenMark = /\b(entry|seal)\s+(\d{1,15})\s+([0-9a-f]{64})\s+([\w-]{43})(?![\w-])/g;

/** A line to be kept outside the database. Whoever rewrites the journal cannot write such a line without APP_SECRET. */
export function writeMark(keys: Keys, { kind, number, hash }: Mark): string {
  const said = `${kind} ${number} ${hash}`;
  return `${said} ${keys.hash('journal marks', said)}`;
}

/** The marks in any text: the shop's own file, or mails that somebody kept. */
export function findMarks(keys: Keys, text: string): FoundMarks {
  const found: FoundMarks = { proven: [], unproven: 0 };
  for (const [, kind, number, hash = '', mac = ''] of text.matchAll(writtenMark)) {
    if (keys.hashes('journal marks', `${kind} ${number} ${hash}`).includes(mac)) {
      found.proven.push({ kind: kind as Mark['kind'], number: Number(number), hash });
    } else found.unproven += 1;
  }
  return found;
}

/** The lines of a text that are marks, for a command that carries them to the shop. */
export function onlyMarks(text: string): string {
  return [...text.matchAll(writtenMark)].map(([mark]) => mark.replace(/\s+/g, ' ')).join('\n');
}

export function openJournalMarks(dataDir: string, keys: Keys): JournalMarks {
  const file = path.join(dataDir, journalMarksFile);
  return {
    async all() {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      });
      return findMarks(keys, text);
    },
    keep: (mark) => appendFile(file, `${writeMark(keys, mark)}\n`, { mode: 0o600 }),
  };
}

/** The first mark that speaks of something else than what is on record now; null when all agree. */
export async function markFinding(db: Database, marks: readonly Mark[]): Promise<string | null> {
  const numbersOf = (kind: Mark['kind']) => marks.filter((mark) => mark.kind === kind).map(({ number }) => number);
  const entries = await hashesAt(db, numbersOf('entry'));
  const seals = new Map((await sealsByNumber(db, numbersOf('seal'))).map(({ number, hash }) => [number, hash]));
  for (const { kind, number, hash } of marks) {
    const found = (kind === 'entry' ? entries : seals).get(number);
    if (found === undefined) return `${kind} ${number} is missing, and a mark outside the database tells of it`;
    if (found !== hash) return `${kind} ${number} is not the one that a mark outside the database tells of`;
  }
  return null;
}
