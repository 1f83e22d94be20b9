import type { Database } from '../../db/pool.ts';
import type { Staff } from '../../db/schema/staff.ts';
import { allStaff, findStaffByEmail, staffWithDevice } from './staff-queries.ts';

/** Those who lead the pharmacy now. */
export async function workingLeads(db: Database): Promise<Pick<Staff, 'email' | 'name' | 'language'>[]> {
  const everybody = await allStaff(db);
  return everybody.filter(({ endedAt, roles }) => endedAt === null && roles.includes('lead'));
}

/** With those who left within the last day: they still hear of what needs a second lead. */
export async function leadsOfTheLastDay(
  db: Database,
  now: Date,
): Promise<Pick<Staff, 'id' | 'email' | 'name' | 'language'>[]> {
  const dayAgo = now.getTime() - 24 * 60 * 60 * 1_000;
  const everybody = await allStaff(db);
  return everybody.filter(
    ({ endedAt, roles }) => roles.includes('lead') && (endedAt === null || endedAt.getTime() > dayAgo),
  );
}

/** Those of them who could act at the desk: an invitation alone makes no second lead. */
export async function actingLeads(db: Database, now: Date): Promise<string[]> {
  const withDevice = await staffWithDevice(db, new Date(now.getTime() - 24 * 60 * 60 * 1_000));
  return (await leadsOfTheLastDay(db, now)).map(({ id }) => id).filter((id) => withDevice.has(id));
}

/** Everybody who works here now, by name. */
export async function workingStaff(db: Database): Promise<Pick<Staff, 'id' | 'name' | 'roles'>[]> {
  const everybody = await allStaff(db);
  return everybody.filter(({ endedAt }) => endedAt === null).map(({ id, name, roles }) => ({ id, name, roles }));
}

/** Whoever works here now under this address; null where nobody does. */
export async function staffByEmail(db: Database, email: string): Promise<string | null> {
  const person = await findStaffByEmail(db, email.trim().toLowerCase());
  return person && person.endedAt === null ? person.id : null;
}
