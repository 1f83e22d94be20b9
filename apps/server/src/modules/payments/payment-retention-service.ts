import type { Database } from '../../db/pool.ts';
import { invoicesKeptSince } from '../../retention.ts';
import { deleteBooksBefore, paymentsOfOrder } from './payment-queries.ts';

/** Payments and statements are books as invoices are, and are kept as long (AO § 147). */
export function forgetOldPayments(db: Database, today: string): Promise<void> {
  return deleteBooksBefore(db, invoicesKeptSince(today));
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
  }));
}
