import type { Transaction } from '../../db/pool.ts';
import { withdrawals } from '../../db/schema/withdrawals.ts';

export async function insertWithdrawal(tx: Transaction, withdrawal: typeof withdrawals.$inferInsert): Promise<void> {
  await tx.insert(withdrawals).values(withdrawal);
}
