import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/pool.ts';
import { orders } from '../../db/schema/orders.ts';

/** Any number will do, as long as nothing else in the shop takes the same advisory lock (`migrate.ts` takes another). */
const trayLock = 7_261_104;

/**
 * The lowest tray in which nothing lies, so that the numbers stay as few as the trays in the room. Whoever asks has it: others
 * wait until this transaction is over.
 */
export async function lowestFreeTray(tx: Transaction): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${trayLock})`);
  const used = sql`select ${orders.trayNumber} from ${orders} where ${orders.trayNumber} is not null`;
  const { rows } = await tx.execute<{ tray: number }>(sql`
    select tray from generate_series(1, (select count(*)::int + 1 from (${used}) as used)) as tray
    where tray not in (${used}) order by tray limit 1
  `);
  return rows[0]?.tray ?? 1;
}
