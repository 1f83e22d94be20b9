import { lt } from 'drizzle-orm';
import { countOld, type OldRows } from '../../db/old-rows.ts';
import type { Database } from '../../db/pool.ts';
import { payments } from '../../db/schema/bank.ts';
import { invoicesKeptSince } from '../../retention.ts';
import { removeRecordsInPortions } from '../records/removal-service.ts';
import { deletePaymentsBefore, deleteStatementsBefore, paymentsOfOrder } from './payment-queries.ts';

/** Each takes its entries along. */
const statementsAtOnce = 20;

/** Payments and statements are books as invoices are, and are kept as long (AO § 147). */
export async function forgetOldPayments(db: Database, now: Date, today: string): Promise<void> {
  const why = { reason: 'retention', at: now } as const;
  const before = invoicesKeptSince(today);
  await removeRecordsInPortions(db, why, (tx, most) => deletePaymentsBefore(tx, before, most));
  await removeRecordsInPortions(db, why, (tx, most) => deleteStatementsBefore(tx, before, most), statementsAtOnce);
}

export function oldPayments(db: Database, today: string): Promise<OldRows> {
  const where = lt(payments.at, invoicesKeptSince(today));
  return countOld(db, { table: payments, from: payments.at, where });
}

/** For the export of a person's data. */
export async function exportPayments(db: Database, orderId: string) {
  return (await paymentsOfOrder(db, orderId)).map(({ payment, entry }) => ({
    at: payment.at,
    kind: payment.kind,
    amountCents: payment.amountCents,
    reason: payment.reason,
    name: entry?.name ?? null,
    iban: entry?.iban ?? null,
    purpose: entry?.purpose ?? null,
    // The whole entry of the bank that it was matched with: more than this order may have been paid by it.
    entry: entry && {
      bookedOn: entry.bookedOn,
      direction: entry.direction,
      amountCents: entry.amountCents,
      isReversal: entry.isReversal,
    },
  }));
}
