import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { products } from '../../db/schema/catalogue.ts';
import { users } from '../../db/schema/identity.ts';
import { patients } from '../../db/schema/patients.ts';
import { waitlistEntries } from '../../db/schema/waitlist.ts';

const inTurn = [asc(waitlistEntries.joinedAt), asc(waitlistEntries.id)];

export type WaitedFor = Awaited<ReturnType<typeof selectWaitlist>>[number];

export async function selectWaitlist(db: Database, userId: string) {
  return db
    .select({
      id: waitlistEntries.id,
      joinedAt: waitlistEntries.joinedAt,
      toldAt: waitlistEntries.toldAt,
      product: {
        id: products.id,
        slug: products.slug,
        title: products.title,
        manufacturer: products.manufacturer,
        imagePaths: products.imagePaths,
        stockUnits: products.stockUnits,
        priceCents: products.priceCents,
        minOrderQuantity: products.minOrderQuantity,
        withdrawnAt: products.withdrawnAt,
        retiredAt: products.retiredAt,
      },
    })
    .from(waitlistEntries)
    .innerJoin(products, eq(products.id, waitlistEntries.productId))
    .where(eq(waitlistEntries.userId, userId))
    .orderBy(...inTurn);
}

/** One person joins one thing at a time. Orders of the same person, which only refer to the account, are not held up. */
export async function lockPerson(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** Whoever is on the list already keeps their place; who was told waits again. */
export async function putOnWaitlist(
  tx: Transaction,
  entry: { userId: string; productId: string; joinedAt: Date },
): Promise<void> {
  await tx
    .insert(waitlistEntries)
    .values(entry)
    .onConflictDoUpdate({ target: [waitlistEntries.userId, waitlistEntries.productId], set: { toldAt: null } });
}

export async function isRetired(db: Database, productId: string): Promise<boolean> {
  return (await db.$count(products, and(eq(products.id, productId), isNotNull(products.retiredAt)))) > 0;
}

export async function deleteEntry(db: Database, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(waitlistEntries)
    .where(and(eq(waitlistEntries.id, id), eq(waitlistEntries.userId, userId)))
    .returning({ id: waitlistEntries.id });
  return gone.length > 0;
}

export async function deleteEntriesOf(db: Database, userId: string, productIds?: readonly string[]): Promise<void> {
  const ofProducts = productIds && inArray(waitlistEntries.productId, [...productIds]);
  await db.delete(waitlistEntries).where(and(eq(waitlistEntries.userId, userId), ofProducts));
}

/** Told or waiting for longer than it is kept. */
export async function deleteOldEntries(db: Database, before: { told: Date; joined: Date }): Promise<void> {
  const { toldAt, joinedAt } = waitlistEntries;
  await db.delete(waitlistEntries).where(or(lt(toldAt, before.told), and(isNull(toldAt), lt(joinedAt, before.joined))));
}

/** The products somebody waits for that can be ordered; the caller looks again when it holds the product's row. */
export async function productsBackInStock(db: Database): Promise<string[]> {
  const found = await db
    .selectDistinct({ id: products.id })
    .from(waitlistEntries)
    .innerJoin(products, eq(products.id, waitlistEntries.productId))
    .where(
      and(
        isNull(waitlistEntries.toldAt),
        isNull(products.withdrawnAt),
        isNotNull(products.priceCents),
        gte(products.stockUnits, products.minOrderQuantity),
      ),
    );
  return found.map(({ id }) => id);
}

/** How many of those who were told since then have neither ordered nor ended it. */
export async function countTold(tx: Transaction, productId: string, since: Date): Promise<number> {
  return tx.$count(waitlistEntries, and(eq(waitlistEntries.productId, productId), gte(waitlistEntries.toldAt, since)));
}

/** The next in turn, marked as told, with what a mail to them needs. */
export async function takeNextInTurn(
  tx: Transaction,
  { productId, most, now }: { productId: string; most: number; now: Date },
) {
  const next = await tx
    .select({
      id: waitlistEntries.id,
      email: users.email,
      language: users.language,
      firstName: patients.firstName,
      lastName: patients.lastName,
    })
    .from(waitlistEntries)
    .innerJoin(users, eq(users.id, waitlistEntries.userId))
    .leftJoin(patients, eq(patients.userId, users.id))
    .where(and(eq(waitlistEntries.productId, productId), isNull(waitlistEntries.toldAt), isNull(users.restrictedAt)))
    .orderBy(...inTurn)
    .limit(most)
    // Only the entries: whoever ends the wait at this moment is left out or comes too late to be left out.
    .for('update', { of: waitlistEntries });
  const ids = next.map(({ id }) => id);
  if (ids.length > 0) await tx.update(waitlistEntries).set({ toldAt: now }).where(inArray(waitlistEntries.id, ids));
  return next;
}
