import type { Database } from '../../db/pool.ts';
import type { JournalRow } from '../../db/schema/journal.ts';
import type { OrderEvent } from '../../db/schema/orders.ts';
import { sealedPlaces } from '../records/seal-check-service.ts';
import { chainHash, contentHash, referenceHash } from './journal-chain.ts';
import { entriesAfter, entriesById, eventsById, lastGoodCheck, readHead } from './journal-queries.ts';

const atOnce = 1_000;

/** How far a chain reaches, and the first thing that is wrong with it; null when nothing is. */
export interface WalkedChain {
  entries: number;
  hash: string;
  finding: string | null;
}

/** Places whose hash is known from elsewhere: a chain that was cut off or written anew does not have it there. */
type KnownPlaces = Map<number, string[]>;

/**
 * Walks the chain from its first entry to its last. The shop goes on meanwhile: whatever looks wrong only because
 * it was removed between two reads is read once more.
 */
export async function walkChain(db: Database): Promise<WalkedChain> {
  const known = await knownPlaces(db);
  const removals = new Removals();
  let position = 0;
  let hash = '';
  for (;;) {
    const batch = await entriesAfter(db, position, atOnce);
    if (batch.length === 0) break;
    const events = await eventsById(
      db,
      batch.flatMap(({ eventId }) => eventId ?? []),
    );
    for (const entry of batch) {
      const finding = linkFinding(entry, { position, hash }) ?? (await contentFinding(db, entry, events));
      if (finding) return { entries: position, hash, finding };
      position += 1;
      hash = entry.hash ?? '';
      if (known.get(position)?.some((other) => other !== hash)) {
        return { entries: position, hash, finding: `entry ${position} is not the one that stood there before` };
      }
      removals.take(entry);
    }
  }
  const lost = [...known.keys()].reduce((most, place) => Math.max(most, place), 0);
  if (lost > position)
    return { entries: position, hash, finding: `the chain ends with entry ${position}, once there was ${lost}` };
  return { entries: position, hash, finding: await removals.finding(db) };
}

async function knownPlaces(db: Database): Promise<KnownPlaces> {
  const [head, check] = [await readHead(db), await lastGoodCheck(db)];
  const places = [
    ...(head ? [head] : []),
    ...(check?.entries ? [{ position: check.entries, hash: check.hash }] : []),
    ...(await sealedPlaces(db)),
  ];
  const known: KnownPlaces = new Map();
  for (const { position, hash } of places) known.set(position, [...(known.get(position) ?? []), hash]);
  return known;
}

function linkFinding(entry: JournalRow, before: { position: number; hash: string }): string | null {
  const position = before.position + 1;
  if (entry.position !== position) return `entry ${position} is missing`;
  const isLinked = entry.hash === chainHash(before.hash, position, entry.contentHash);
  return isLinked ? null : `entry ${position} does not follow from the one before it`;
}

async function contentFinding(
  db: Database,
  entry: JournalRow,
  events: Map<number, OrderEvent>,
): Promise<string | null> {
  if (isWithoutContent(entry) || saysWhatWasHashed(entry, events)) return null;
  const [again] = await entriesById(db, [entry.id]);
  return again && isWithoutContent(again)
    ? null
    : `entry ${entry.position} does not say what it said when it was written`;
}

function saysWhatWasHashed(entry: JournalRow, events: Map<number, OrderEvent>): boolean {
  if (entry.eventId === null) return entry.contentHash === contentHash(entry);
  const event = events.get(entry.eventId);
  return (
    event !== undefined &&
    entry.contentHash === referenceHash(entry.salt ?? '', event.hash) &&
    entry.at.getTime() === event.at.getTime() &&
    entry.by === event.by &&
    entry.staffId === event.byStaffId &&
    entry.staffName === event.byName &&
    entry.subject === 'order' &&
    entry.subjectId === event.orderId &&
    entry.what === event.what &&
    (entry.detail ? JSON.parse(entry.detail).status : null) === event.status
  );
}

function isWithoutContent({ by, salt, what }: JournalRow): boolean {
  return by === null && salt === null && what === null;
}

/** Entries without content, and those that an entry about a removal names: they have to be the same. */
class Removals {
  private readonly empty = new Set<number>();
  private readonly named = new Set<number>();

  take(entry: JournalRow): void {
    if (isWithoutContent(entry)) this.empty.add(entry.id);
    if (entry.subject === 'journal' && entry.what === 'removed' && entry.detail) {
      for (const id of JSON.parse(entry.detail).entries) this.named.add(id);
    }
  }

  async finding(db: Database): Promise<string | null> {
    const unnamed = [...this.empty].find((id) => !this.named.has(id));
    if (unnamed !== undefined) return `entry with id ${unnamed} has lost its content without a record of it`;
    const kept = [...this.named].filter((id) => !this.empty.has(id));
    for (const entry of await entriesById(db, kept)) {
      if (!isWithoutContent(entry)) return `entry with id ${entry.id} has content again after its removal`;
    }
    return null;
  }
}
