import type { Database } from '../../db/pool.ts';
import { isEndedStatus, openCentsOf, orderWithCode } from '../orders/order-facts-service.ts';
import type { BankEntry } from './bank-entry.ts';
import { plainCode, possibleCodes } from './codes-in-text.ts';
import type { Payable, PayableOrder } from './matching.ts';
import { ordersAwaitingMoney, ordersWithCodes, type PayableRow, payersOfAccounts } from './payment-queries.ts';

/** What these entries are compared with, by three queries for any number of them. */
export async function payableFor(
  db: Database,
  entries: readonly Pick<BankEntry, 'purpose' | 'iban'>[],
): Promise<Payable> {
  const named = await namedOrders(db, entries);
  const waiting = (await ordersAwaitingMoney(db)).map(payableOrder);
  const payers = new Map<string, Set<string>>();
  for (const { iban, userId } of await payersOfAccounts(db, [...new Set(entries.map(({ iban }) => iban))])) {
    if (userId) payers.set(iban, (payers.get(iban) ?? new Set()).add(userId));
  }
  return { named, waiting, payersOf: (iban) => payers.get(iban) ?? new Set() };
}

/** The orders whose codes stand in these texts, by code without hyphen. */
export async function namedOrders(db: Database, entries: readonly Pick<BankEntry, 'purpose'>[]) {
  const codes = new Set(entries.flatMap(({ purpose }) => possibleCodes(purpose)));
  const written = [...codes].map((code) => `${code.slice(0, 4)}-${code.slice(4)}`);
  const rows = await ordersWithCodes(db, written);
  return new Map(rows.map((row) => [plainCode(row.code), payableOrder(row)]));
}

/** The order that somebody names by its code; null when there is none. */
export async function payableWithCode(db: Database, written: string): Promise<PayableOrder | null> {
  const order = await orderWithCode(db, written);
  return order && payableOrder(order);
}

function payableOrder(row: PayableRow): PayableOrder {
  const { id, code, patientName, userId, refundDueCents } = row;
  return { id, code, patientName, userId, refundDueCents, openCents: openCentsOf(row), isEnded: isEndedStatus(row) };
}
