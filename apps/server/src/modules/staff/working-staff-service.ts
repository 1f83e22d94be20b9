import type { Database } from '../../db/pool.ts';
import type { Staff } from '../../db/schema/staff.ts';
import { allStaff } from './staff-queries.ts';

/** Those who lead the pharmacy now. */
export async function workingLeads(db: Database): Promise<Pick<Staff, 'email' | 'name' | 'language'>[]> {
  const everybody = await allStaff(db);
  return everybody.filter(({ endedAt, roles }) => endedAt === null && roles.includes('lead'));
}

/** Everybody who works here now, by name. */
export async function workingStaff(db: Database): Promise<Pick<Staff, 'id' | 'name' | 'roles'>[]> {
  const everybody = await allStaff(db);
  return everybody.filter(({ endedAt }) => endedAt === null).map(({ id, name, roles }) => ({ id, name, roles }));
}
