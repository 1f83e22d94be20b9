import { lt } from 'drizzle-orm';
import { countOld, type OldRows } from '../../db/old-rows.ts';
import type { Database } from '../../db/pool.ts';
import { payments } from '../../db/schema/bank.ts';
import { invoicesKeptSince } from '../../retention.ts';
import { deleteBooksBefore, paymentsOfOrder } from './payment-queries.ts';

/** Payments and statements are books as invoices are, and are kept as long (AO § 147). */
export function forgetOldPayments(db: Database, today: string): Promise<void> {
  return deleteBooksBefore(db, invoicesKeptSince(today));
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
