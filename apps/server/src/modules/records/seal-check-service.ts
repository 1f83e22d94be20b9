import type { Database } from '../../db/pool.ts';
import type { Seal } from '../../db/schema/seals.ts';
import { journalDetails } from '../journal/journal-detail-service.ts';
import { sealHash } from './seal-hash.ts';
import * as queries from './seal-queries.ts';
import { lateByMs } from './seal-times.ts';
import { type SealedKind, sealedKinds } from './sealed-kinds.ts';

/** Where the chain of the journal was when each day was closed. */
export async function sealedPlaces(db: Database): Promise<{ position: number; hash: string }[]> {
  return (await queries.allSeals(db)).map(({ journalPosition: position, journalHash: hash }) => ({ position, hash }));
}

/** The first seal, or record that a seal took in, that is not as it was; null when all are. */
export async function sealFinding(db: Database): Promise<string | null> {
  const seals = await queries.allSeals(db);
  return (
    (await chainFinding(db, seals)) ??
    (await takenInFinding(db, seals)) ??
    (await removalFinding(db)) ??
    (await recordFinding(db, seals.at(-1)))
  );
}

async function chainFinding(db: Database, seals: Seal[]): Promise<string | null> {
  let before = '';
  for (const [index, seal] of seals.entries()) {
    if (seal.number !== index + 1) return `seal ${index + 1} is missing`;
    if (seal.hash !== sealHash(before, seal)) return `seal ${seal.number} of ${seal.day} does not say what it said`;
    before = seal.hash;
  }
  const told = await journalDetails(db, 'daySealed');
  for (const { number, hash } of told) {
    const seal = seals.find((known) => known.number === number);
    if (!seal) return `seal ${number} is missing`;
    if (seal.hash !== hash) return `seal ${number} is not the one that the journal tells of`;
  }
  const untold = seals.find(({ number }) => !told.some((entry) => entry.number === number));
  return untold ? `seal ${untold.number} is not in the journal` : null;
}

async function takenInFinding(db: Database, seals: Seal[]): Promise<string | null> {
  const stray = await queries.unknownSealOfRecord(db);
  if (stray !== null) return `what seal ${stray} took in is there, and the seal is not`;
  for (const { number, day, recordsHash } of seals) {
    if ((await queries.hashRecords(db, number)) !== recordsHash) {
      return `the list of what seal ${number} of ${day} took in is not as it was`;
    }
  }
  return null;
}

/** What was removed with the journal's word for it, and what the journal tells, have to be the same. */
async function removalFinding(db: Database): Promise<string | null> {
  const told = new Map((await journalDetails(db, 'recordsRemoved')).map((entry) => [entry.removal, entry.hash]));
  for (const { removal, counts, hash } of await queries.allRemoved(db)) {
    if (told.get(removal) !== hash) return `records were removed without a word in the journal: ${amounts(counts)}`;
    told.delete(removal);
  }
  return told.size === 0 ? null : 'the journal tells of removed records that no seal knows';
}

async function recordFinding(db: Database, last: Seal | undefined): Promise<string | null> {
  if (!last) return null;
  const lateSince = new Date(last.sealedAt.getTime() - lateByMs);
  for (const kind of sealedKinds) {
    const finding =
      (await odd(kind, queries.changedRecord(db, kind), 'does not say what it did, which seal')) ??
      (await odd(kind, queries.missingRecord(db, kind), 'is missing, which seal')) ??
      (await odd(kind, queries.returnedRecord(db, kind), 'is back after its removal, which seal'));
    if (finding) return finding;
    const added = kind.isLate ? null : await queries.addedRecord(db, kind, lateSince);
    if (added) return `${kind.name} ${added.key} was added to a time that is sealed`;
  }
  return null;
}

async function odd({ name }: SealedKind, found: ReturnType<typeof queries.changedRecord>, what: string) {
  const record = await found;
  return record && `${name} ${record.key} ${what} ${record.seal} took in`;
}

function amounts(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([kind, count]) => `${count} of ${kind}`)
    .join(', ');
}
