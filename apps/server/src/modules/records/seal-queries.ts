import { desc, eq, max, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { type Seal, sealedRecords, seals } from '../../db/schema/seals.ts';
import type { SealedKind } from './sealed-kinds.ts';

/** Any number will do, as long as nothing else in the shop takes the same advisory lock. */
const closingLock = 20_261_117;

/** Whoever closes the day at the same time waits, and then finds it closed. */
export async function lockClosing(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`select pg_advisory_xact_lock(${closingLock})`);
  await tx.execute(sql`lock table seals in share row exclusive mode`);
}

export async function lastSeal(db: Database): Promise<Seal | null> {
  const [seal] = await db.select().from(seals).orderBy(desc(seals.number)).limit(1);
  return seal ?? null;
}

/** The newest first. */
export function newestSeals(db: Database, most: number): Promise<Seal[]> {
  return db.select().from(seals).orderBy(desc(seals.number)).limit(most);
}

/** Whether a seal was set at this moment or later: everything before it is in one. */
export async function isSealedUntil(db: Database, moment: Date): Promise<boolean> {
  const seal = await lastSeal(db);
  return seal !== null && seal.sealedAt >= moment;
}

export async function sealOfDay(db: Database, day: string): Promise<Seal | null> {
  const [seal] = await db.select().from(seals).where(eq(seals.day, day));
  return seal ?? null;
}

/** Oldest first. */
export async function allSeals(db: Database): Promise<Seal[]> {
  return db.select().from(seals).orderBy(seals.number);
}

export async function insertSeal(tx: Transaction, seal: Seal): Promise<void> {
  await tx.insert(seals).values(seal);
}

interface Taken {
  seal: number;
  /** From this moment on; null from the beginning. */
  from: Date | null;
  to: Date;
}

const unsealed = ({ name, rows }: SealedKind): SQL => sql`
  from (${rows}) as record
  where not exists (select 1 from sealed_records s where s.kind = ${name} and s.key = record.key)
`;

/**
 * How many of a kind the next seal takes in. Looks only at what came since the last one, because everything before it is in
 * one; of what may come late, at the orders to which something has happened since.
 */
export async function countUnsealed(
  db: Database,
  kind: SealedKind,
  { from, to }: Omit<Taken, 'seal'>,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*) as count ${unsealed(kind)} and record.at <= ${to.toISOString()} ${since(kind, from)}`,
  );
  return Number(rows[0]?.count);
}

function since(kind: SealedKind, from: Date | null): SQL {
  if (!from) return sql``;
  if (!kind.isLate) return sql`and record.at >= ${from.toISOString()}`;
  if (!kind.isOfOrder) return sql``;
  return sql`and record.order_id in (select order_id from order_events where at >= ${from.toISOString()})`;
}

/** Takes in what no seal has yet; returns how many. */
export async function sealRecords(tx: Transaction, kind: SealedKind, { seal, from, to }: Taken): Promise<number> {
  const sinceThen = from && !kind.isLate ? sql`and record.at >= ${from.toISOString()}` : sql``;
  const { rowCount } = await tx.execute(sql`
    insert into sealed_records (seal, kind, key, salt, hash)
    select ${seal}::integer, ${kind.name}, fresh.key, fresh.salt, journal_sha256(fresh.salt || '.' || fresh.content)
    from (
      select record.key, record.content, gen_random_uuid()::text as salt
      ${unsealed(kind)} and record.at <= ${to.toISOString()} ${sinceThen}
    ) as fresh
  `);
  return rowCount ?? 0;
}

/** Over the hashes of everything that a seal took in, in one order everywhere. */
export async function hashRecords(db: Database, seal: number): Promise<string> {
  const { rows } = await db.execute<{ hash: string }>(sql`
    select journal_sha256(coalesce(string_agg(
      kind || '/' || key || '=' || hash, ',' order by kind collate "C", key collate "C"
    ), '')) as hash from sealed_records where seal = ${seal}
  `);
  return rows[0]?.hash ?? '';
}

/** A record that is not as a seal knows it; `seal` is null of one that none knows. */
interface OddRecord {
  key: string;
  seal: number | null;
}

type Odd = Promise<OddRecord | null>;

async function firstOdd(db: Database, question: SQL): Odd {
  const { rows } = await db.execute<{ key: string; seal: number | null }>(question);
  return rows[0] ?? null;
}

export function changedRecord(db: Database, { name, rows }: SealedKind): Odd {
  return firstOdd(
    db,
    sql`select s.key, s.seal from sealed_records s join (${rows}) as record on record.key = s.key
      where s.kind = ${name} and s.removal is null
        and s.hash is distinct from journal_sha256(s.salt || '.' || record.content)
      order by s.seal, s.key limit 1`,
  );
}

export function missingRecord(db: Database, { name, rows }: SealedKind): Odd {
  return firstOdd(
    db,
    sql`select s.key, s.seal from sealed_records s left join (${rows}) as record on record.key = s.key
      where s.kind = ${name} and s.removal is null and record.key is null order by s.seal, s.key limit 1`,
  );
}

export function returnedRecord(db: Database, { name, rows }: SealedKind): Odd {
  return firstOdd(
    db,
    sql`select s.key, s.seal from sealed_records s join (${rows}) as record on record.key = s.key
      where s.kind = ${name} and s.removal is not null order by s.seal, s.key limit 1`,
  );
}

/** One with a time that was sealed long ago and that no seal took in. */
export function addedRecord(db: Database, kind: SealedKind, before: Date): Odd {
  return firstOdd(
    db,
    sql`select record.key, null as seal ${unsealed(kind)} and record.at < ${before.toISOString()} order by record.key limit 1`,
  );
}

export async function unknownSealOfRecord(db: Database): Promise<number | null> {
  const [found] = await db
    .select({ seal: max(sealedRecords.seal) })
    .from(sealedRecords)
    .where(sql`not exists (select 1 from seals where seals.number = ${sealedRecords.seal})`);
  return found?.seal ?? null;
}

/** What one lawful removal took: how many records of which kind, and a hash over which ones. */
export interface Removed {
  removal: string;
  counts: Record<string, number>;
  hash: string;
}

const removedByKind = (where: SQL): SQL => sql`
  select removal, jsonb_object_agg(kind, amount) as counts, journal_sha256(string_agg(names, ',' order by kind collate "C")) as hash
  from (
    select removal, kind, count(*) as amount, string_agg(kind || '/' || key, ',' order by key collate "C") as names
    from sealed_records where ${where} group by removal, kind
  ) as of_kind
  group by removal
`;

export async function removedBy(db: Database, removal: string): Promise<Removed | null> {
  const { rows } = await db.execute<Removed & Record<string, unknown>>(removedByKind(sql`removal = ${removal}`));
  return rows[0] ?? null;
}

export async function allRemoved(db: Database): Promise<Removed[]> {
  return (await db.execute<Removed & Record<string, unknown>>(removedByKind(sql`removal is not null`))).rows;
}
