import type { BankEntry } from './bank-entry.ts';

/** Why an entry of a file was not read. */
export type UnreadReason = 'broken' | 'day' | 'amount' | 'currency';

/** What could not be read, by the line of the file on which it begins. The rest of the file is booked. */
export interface UnreadEntry {
  line: number;
  reason: UnreadReason;
}

export class UnreadableEntry extends Error {
  readonly reason: UnreadReason;

  constructor(reason: UnreadReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Twenty million euros, as one entry or as the sum of an order: what a column of the ledger can still hold. */
export const mostCents = 2_000_000_000;

/** Longer than any bank's fields. Each look at the list compares them with every order. */
const most = { name: 200, iban: 34, purpose: 1_000, bankReference: 200 };

/** Cuts the texts of an entry as it is read. Throws an `UnreadableEntry` for a day or a sum that is none. */
export function withinLimits(entry: BankEntry): BankEntry {
  if (!isDay(entry.bookedOn)) throw new UnreadableEntry('day');
  if (!Number.isSafeInteger(entry.amountCents) || entry.amountCents > mostCents) throw new UnreadableEntry('amount');
  return {
    ...entry,
    name: entry.name.slice(0, most.name),
    iban: entry.iban.length > most.iban ? '' : entry.iban,
    purpose: entry.purpose.slice(0, most.purpose),
    bankReference: entry.bankReference?.slice(0, most.bankReference) ?? null,
  };
}

/** A day of the calendar in our time: neither 2026-02-30 nor the year 0. */
function isDay(text: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
