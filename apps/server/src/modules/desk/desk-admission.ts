import { hasRight } from '@shop/contract/rights';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { staff } from '../../db/schema/staff.ts';
import type { Callers, Exchange } from '../../http/callers.ts';

/** Whether somebody who listens may still: their session is open and they see orders. Listening is no sign of life: it prolongs nothing. */
export async function mayHear(db: Database, callers: Callers, exchange: Exchange): Promise<boolean> {
  const visit = await callers.staffSession(exchange);
  if (visit?.stage !== 'open') return false;
  const [person] = await db.select({ roles: staff.roles }).from(staff).where(eq(staff.id, visit.staffId));
  return person !== undefined && hasRight(person.roles, 'seeOrder');
}
