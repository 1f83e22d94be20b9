import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import { isInSight } from '../../db/in-sight.ts';
import { insertRows } from '../../db/many-rows.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import { type JournalCheck, type JournalRow, journal, journalChecks, journalHead } from '../../db/schema/journal.ts';
import { type OrderEvent, orderEvents, orders } from '../../db/schema/orders.ts';
import { staff } from '../../db/schema/staff.ts';

export async function insertEntries(tx: Transaction, entries: (typeof journal.$inferInsert)[]): Promise<void> {
  await insertRows(tx, journal, entries);
}

export const aboutSubject = (subject: NonNullable<JournalRow['subject']>, subjectId: string) =>
  and(eq(journal.subject, subject), eq(journal.subjectId, subjectId));

/** What happened to the access of somebody of the staff, and to their devices. */
export const aboutStaff = (staffId: string) =>
  or(
    aboutSubject('staff', staffId),
    and(eq(journal.subject, 'passkey'), sql`${journal.detail}::jsonb ->> 'staffId' = ${staffId}`),
  );

export const signInsBefore = (moment: Date) =>
  and(eq(journal.subject, 'staff'), inArray(journal.what, ['signedIn', 'sessionEnded']), lt(journal.at, moment));

export const settingsBefore = (moment: Date) => and(eq(journal.subject, 'setting'), lt(journal.at, moment));

/** The ids of the entries that said something until now, in ascending order; the oldest of them where there are many. */
export async function clearContent(tx: Transaction, entries: SQL | undefined, most: number): Promise<number[]> {
  const some = tx.select({ id: journal.id }).from(journal).where(entries).orderBy(asc(journal.id)).limit(most);
  const cleared = await tx
    .update(journal)
    .set({
      by: null,
      staffId: null,
      staffName: null,
      subject: null,
      subjectId: null,
      what: null,
      detail: null,
      eventId: null,
      salt: null,
    })
    .where(inArray(journal.id, some))
    .returning({ id: journal.id });
  return cleared.map(({ id }) => id).sort((one, other) => one - other);
}

/** In the order of the chain, from after this position. */
export async function entriesAfter(db: Database, position: number, most: number): Promise<JournalRow[]> {
  return db.select().from(journal).where(gt(journal.position, position)).orderBy(asc(journal.position)).limit(most);
}

export async function entriesById(db: Database, ids: number[]): Promise<JournalRow[]> {
  return ids.length === 0 ? [] : db.select().from(journal).where(inArray(journal.id, ids));
}

export async function eventsById(db: Database, ids: number[]): Promise<Map<number, OrderEvent>> {
  if (ids.length === 0) return new Map();
  const found = await db.select().from(orderEvents).where(inArray(orderEvents.id, ids));
  return new Map(found.map((event) => [event.id, event]));
}

/** The chain's hash at each of these positions. */
export async function hashesAt(db: Database, positions: number[]): Promise<Map<number, string>> {
  if (positions.length === 0) return new Map();
  const found = await db
    .select({ position: journal.position, hash: journal.hash })
    .from(journal)
    .where(inArray(journal.position, positions));
  return new Map(found.map(({ position, hash }) => [position ?? 0, hash ?? '']));
}

export async function readHead(db: Database): Promise<{ position: number; hash: string } | null> {
  const [head] = await db.select({ position: journalHead.position, hash: journalHead.hash }).from(journalHead);
  return head ?? null;
}

/** One that never got its place: a trigger was switched off when it was written. */
export async function entryWithoutPlace(db: Database): Promise<number | null> {
  const [entry] = await db.select({ id: journal.id }).from(journal).where(isNull(journal.position)).limit(1);
  return entry?.id ?? null;
}

export async function eventOutsideJournal(db: Database): Promise<number | null> {
  const entered = db.select({ one: sql`1` }).from(journal).where(eq(journal.eventId, orderEvents.id));
  const [event] = await db.select({ id: orderEvents.id }).from(orderEvents).where(notExists(entered)).limit(1);
  return event?.id ?? null;
}

export async function insertCheck(db: Database, check: typeof journalChecks.$inferInsert): Promise<void> {
  await db.insert(journalChecks).values(check);
}

/** The newest entries of one kind. */
export async function newestOf(
  db: Database,
  { subject, what }: { subject: NonNullable<JournalRow['subject']>; what: string },
  most: number,
): Promise<JournalRow[]> {
  return db
    .select()
    .from(journal)
    .where(and(eq(journal.subject, subject), eq(journal.what, what)))
    .orderBy(desc(journal.id))
    .limit(most);
}

export async function allAbout(
  db: Database,
  subject: NonNullable<JournalRow['subject']>,
  subjectId: string,
): Promise<JournalRow[]> {
  return db.select().from(journal).where(aboutSubject(subject, subjectId)).orderBy(asc(journal.id));
}

export async function lastCheck(db: Database): Promise<JournalCheck | null> {
  const [check] = await db.select().from(journalChecks).orderBy(desc(journalChecks.id)).limit(1);
  return check ?? null;
}

/** The newest one that found nothing wrong. */
export async function lastGoodCheck(db: Database): Promise<JournalCheck | null> {
  const [check] = await db
    .select()
    .from(journalChecks)
    .where(isNull(journalChecks.finding))
    .orderBy(desc(journalChecks.id))
    .limit(1);
  return check ?? null;
}

export interface JournalFilter {
  /** Entries of a time: from here, and before there. */
  from?: Date | undefined;
  to?: Date | undefined;
  staffId?: string | undefined;
  subject?: NonNullable<JournalRow['subject']> | undefined;
  /** Entries about one order; null finds none. */
  orderId?: string | null;
  /** Older than this place in the chain. */
  before?: number | undefined;
}

export type ListedEntry = JournalRow & { orderCode: string | null };

/** As an id of orders, so that their index finds each: with the id as a text, every order was read for a page. */
const orderOfEntry = sql`case when ${journal.subject} = 'order' then ${journal.subjectId}::uuid end`;

/** The newest first; those about an order that is kept come with its code, those about one out of sight do not come. */
export async function listEntries(db: Database, filter: JournalFilter, most: number): Promise<ListedEntry[]> {
  const { from, to, staffId, subject, orderId, before } = filter;
  if (orderId === null) return [];
  const found = await db
    .select({ entry: journal, orderCode: orders.code })
    .from(journal)
    .leftJoin(orders, sql`${orders.id} = ${orderOfEntry}`)
    .where(
      and(
        isNotNull(journal.position),
        isInSight,
        before === undefined ? undefined : lt(journal.position, before),
        from && gte(journal.at, from),
        to && lt(journal.at, to),
        staffId === undefined ? undefined : eq(journal.staffId, staffId),
        subject && eq(journal.subject, subject),
        orderId === undefined ? undefined : and(eq(journal.subject, 'order'), eq(journal.subjectId, orderId)),
      ),
    )
    .orderBy(desc(journal.position))
    .limit(most);
  return found.map(({ entry, orderCode }) => ({ ...entry, orderCode }));
}

/** Everybody who works or worked here, by name. */
export async function peopleOfStaff(db: Database): Promise<{ staffId: string; name: string }[]> {
  return db.select({ staffId: staff.id, name: staff.name }).from(staff).orderBy(asc(staff.name), asc(staff.id));
}
