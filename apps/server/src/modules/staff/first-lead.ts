import { isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { staffPasskeys } from '../../db/schema/staff.ts';
import { makeSetupCode } from './staff-device-service.ts';
import { findStaffByEmail } from './staff-queries.ts';
import type { StaffParts } from './staff-service.ts';

/** Of a shop that is tried out on one machine, where STAFF_EMAILS names nobody. */
export const demoLead = { email: 'leitung@mainbluete.example', name: 'Judith Mainthal' };

/**
 * A setup code for the start's output of a demo shop, as long as nobody has a passkey; null otherwise, and for everybody
 * else, who makes one with `npm run staff`.
 */
export async function demoSetupCode(parts: StaffParts, email: string): Promise<string | null> {
  if (await hasPasskeys(parts.db)) return null;
  const lead = await findStaffByEmail(parts.db, email);
  return lead && !lead.endedAt ? makeSetupCode(parts, { kind: 'shop' }, lead) : null;
}

async function hasPasskeys(db: Database): Promise<boolean> {
  const found = await db.select({ one: sql`1` }).from(staffPasskeys).where(isNull(staffPasskeys.endedAt)).limit(1);
  return found.length > 0;
}
