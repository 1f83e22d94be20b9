import { and, asc, count, eq, inArray, lt, ne, notInArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { type Language, sessions, users, verifications } from '../../db/schema/identity.ts';
import { deliveryAddresses, type Patient, patients } from '../../db/schema/patients.ts';

type NewPatient = typeof patients.$inferInsert;
type NewDeliveryAddress = typeof deliveryAddresses.$inferInsert;

export async function rememberVisit(
  db: Database,
  userId: string,
  visit: { language: Language; role?: 'pharmacist' | 'patient' },
): Promise<void> {
  await db.update(users).set(visit).where(eq(users.id, userId));
}

/** Those with one of these addresses are the pharmacists, and nobody else is. */
export async function setPharmacists(db: Database, emails: string[]): Promise<void> {
  await db
    .update(users)
    .set({ role: 'pharmacist' })
    .where(and(ne(users.role, 'pharmacist'), inArray(users.email, emails)));
  await db
    .update(users)
    .set({ role: 'patient' })
    .where(and(ne(users.role, 'patient'), notInArray(users.email, emails)));
}

export async function deleteSession(db: Database, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

/** How many there were. */
export async function deleteSessionsOf(db: Database, email: string): Promise<number> {
  const ofPerson = db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const ended = await db.delete(sessions).where(inArray(sessions.userId, ofPerson)).returning({ id: sessions.id });
  return ended.length;
}

export async function deleteExpiredSignIns(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(verifications).where(lt(verifications.expiresAt, now));
}

export async function findPatient(db: Database, userId: string): Promise<Patient | null> {
  const [patient] = await db.select().from(patients).where(eq(patients.userId, userId));
  return patient ?? null;
}

/** Neither changes until the transaction is over; whoever corrects one of them waits. */
export async function lockContact(
  tx: Transaction,
  userId: string,
): Promise<{ email: string; phone: string; restrictedAt: Date | null } | null> {
  const [contact] = await tx
    .select({ email: users.email, phone: patients.phone, restrictedAt: users.restrictedAt })
    .from(users)
    .innerJoin(patients, eq(patients.userId, users.id))
    .where(eq(users.id, userId))
    .for('share');
  return contact ?? null;
}

/** False when the person is registered already. */
export async function insertPatient(db: Database, patient: NewPatient): Promise<boolean> {
  const inserted = await db
    .insert(patients)
    .values(patient)
    .onConflictDoNothing({ target: patients.userId })
    .returning();
  return inserted.length > 0;
}

export async function updatePatient(
  db: Database,
  userId: string,
  changes: Partial<NewPatient>,
): Promise<Patient | null> {
  const [patient] = await db.update(patients).set(changes).where(eq(patients.userId, userId)).returning();
  return patient ?? null;
}

export async function nameUser(db: Database, userId: string, name: string): Promise<void> {
  await db.update(users).set({ name }).where(eq(users.id, userId));
}

/** Null unless the owner of this address has said that a stranger was in. */
export async function devicesKnownSince(db: Database, email: string): Promise<Date | null> {
  const [user] = await db.select({ since: users.devicesKnownSince }).from(users).where(eq(users.email, email));
  return user?.since ?? null;
}

/**
 * Locks the person: whoever counts what belongs to them waits until the transaction is over. Rows that only refer to
 * the person can be written meanwhile.
 */
export async function lockUser(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

export async function findUser(db: Database, userId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user ?? null;
}

export async function findUserByEmail(db: Database, email: string) {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user ?? null;
}

/** Locks the person against everything, also against orders that come in: they wait until the transaction is over. */
export async function lockWholeUser(tx: Transaction, userId: string) {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  return user ?? null;
}

export async function setRestricted(tx: Transaction, userId: string, restrictedAt: Date | null): Promise<void> {
  await tx.update(users).set({ restrictedAt }).where(eq(users.id, userId));
}

export async function sessionsOf(db: Database, userId: string) {
  return db
    .select({ createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(eq(sessions.userId, userId));
}

/** Everything that hangs on the account goes with it. */
export async function deleteUser(db: Database, userId: string): Promise<void> {
  await db.delete(users).where(eq(users.id, userId));
}

export async function deliveryAddressesOf(db: Database, userId: string) {
  return db
    .select()
    .from(deliveryAddresses)
    .where(eq(deliveryAddresses.userId, userId))
    .orderBy(asc(deliveryAddresses.createdAt), asc(deliveryAddresses.id));
}

export async function countDeliveryAddresses(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ number: count() })
    .from(deliveryAddresses)
    .where(eq(deliveryAddresses.userId, userId));
  return row?.number ?? 0;
}

export async function insertDeliveryAddress(db: Database, address: NewDeliveryAddress) {
  const [inserted] = await db.insert(deliveryAddresses).values(address).returning();
  return inserted as typeof deliveryAddresses.$inferSelect;
}

/** Null when this person has no such address: a foreign one is as unknown as one that never was. */
export async function updateDeliveryAddress(
  db: Database,
  owner: { id: string; userId: string },
  changes: Partial<NewDeliveryAddress>,
) {
  const [updated] = await db.update(deliveryAddresses).set(changes).where(isOwned(owner)).returning();
  return updated ?? null;
}

export async function deleteDeliveryAddress(db: Database, owner: { id: string; userId: string }): Promise<boolean> {
  const deleted = await db.delete(deliveryAddresses).where(isOwned(owner)).returning({ id: deliveryAddresses.id });
  return deleted.length > 0;
}

function isOwned({ id, userId }: { id: string; userId: string }) {
  return and(eq(deliveryAddresses.id, id), eq(deliveryAddresses.userId, userId));
}
