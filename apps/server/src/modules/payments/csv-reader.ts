import { compact } from '@shop/contract/bank-account';
import type { CsvColumns } from '@shop/contract/desk/payments';
import type { BankEntry } from './bank-entry.ts';
import type { ReadStatement } from './camt-reader.ts';
import type { CsvRow, CsvTable } from './csv-rows.ts';
import { UnreadableEntry, type UnreadEntry, withinLimits } from './entry-limits.ts';
import { StatementRefusal } from './statement-refusal.ts';

/** What names a layout: the same columns in the same order are the same bank's file. */
export function layoutOf(columns: readonly string[]): string {
  return columns.join('\n');
}

/** Reads the rows below the names by columns that somebody has named. Throws a `StatementRefusal` where one is not there. */
export function readCsv(
  { rows: [names, ...rows], brokenLines }: CsvTable,
  columns: CsvColumns,
  ownIban: string,
): ReadStatement {
  const head = names?.cells ?? [];
  const place = (name: string | null) => (name === null ? -1 : head.indexOf(name));
  const at = {
    day: place(columns.day),
    amount: place(columns.amount),
    name: place(columns.name),
    purpose: place(columns.purpose),
    iban: place(columns.iban),
    currency: place(columns.currency),
    account: place(columns.account),
  };
  if (at.day < 0 || at.amount < 0 || at.purpose < 0) throw new StatementRefusal('columns');
  const accounts = new Set<string>();
  const unread: UnreadEntry[] = brokenLines.map((line) => ({ line, reason: 'broken' }));
  const entries = rows.flatMap((row): BankEntry[] => {
    try {
      return [entryOf(row)];
    } catch (error) {
      if (!(error instanceof UnreadableEntry)) throw error;
      unread.push({ line: row.line, reason: error.reason });
      return [];
    }
  });
  const foreign = [...accounts].find((account) => account !== ownIban);
  unread.sort((one, other) => one.line - other.line);
  return { kind: 'csv', iban: foreign ?? ownIban, number: null, entries, unread };

  function entryOf({ cells }: CsvRow): BankEntry {
    const currency = cells[at.currency] ?? '';
    if (currency && !/^(?:EUR|€)$/i.test(currency)) throw new UnreadableEntry('currency');
    const account = compact(cells[at.account] ?? '');
    if (account) accounts.add(account);
    const cents = centsOf(cells[at.amount] ?? '');
    const bookedOn = dayOf(cells[at.day] ?? '');
    if (cents === null) throw new UnreadableEntry('amount');
    return withinLimits({
      bookedOn,
      direction: cents < 0 ? 'out' : 'in',
      amountCents: Math.abs(cents),
      name: cells[at.name] ?? '',
      iban: compact(cells[at.iban] ?? ''),
      purpose: cells[at.purpose] ?? '',
      bankReference: null,
      isReversal: false,
    });
  }
}

/** `-1.234,50 €`, `1,234.50` and `12` alike; null for what is no amount. */
function centsOf(text: string): number | null {
  const [, sign, whole = '', cents = ''] =
    /^([+-]?)(\d{1,3}(?:[.,' ]?\d{3}){0,3}|\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.replace(/\s*(?:€|EUR)$/i, '')) ?? [];
  const euros = whole.replace(/\D/g, '');
  if (!euros) return null;
  const amount = Number(euros + cents.padEnd(2, '0'));
  return sign === '-' ? -amount : amount;
}

/** As `2026-11-16`, from `16.11.2026`, `16.11.26` and the same order. */
function dayOf(text: string): string {
  const [, day, month, year = ''] = /^(\d{2})\.(\d{2})\.(\d{4}|\d{2})$/.exec(text) ?? [];
  return day ? `${year.length === 2 ? `20${year}` : year}-${month}-${day}` : text;
}
