import { lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { withdrawals } from '../../db/schema/withdrawals.ts';

export async function insertWithdrawal(tx: Transaction, withdrawal: typeof withdrawals.$inferInsert): Promise<void> {
  await tx.insert(withdrawals).values(withdrawal);
}

export async function deleteWithdrawalsBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(withdrawals).where(lt(withdrawals.receivedAt, moment));
}
