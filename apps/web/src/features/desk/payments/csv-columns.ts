import type { CsvColumns } from '@shop/contract/desk/payments';

export const columnKinds = ['day', 'amount', 'purpose', 'name', 'iban', 'currency', 'account'] as const;
export type ColumnKind = (typeof columnKinds)[number];
export type ColumnDraft = Readonly<Record<ColumnKind, string>>;

/** Without these no entry can be read. */
const needed: readonly ColumnKind[] = ['day', 'amount', 'purpose'];

/** As German banks call them, the surest first. */
const usualNames: Record<ColumnKind, readonly RegExp[]> = {
  day: [/^buchungs(tag|datum)$/i, /buchung/i, /datum|date|tag$/i],
  amount: [/^betrag/i, /betrag|amount|umsatz$/i],
  purpose: [/verwendungszweck/i, /zweck|purpose|reference/i],
  name: [/zahlungs(beteiligt|pflicht)|beg(ü|ue)nstigt|auftraggeber|empf(ä|ae)nger|^name/i, /name/i],
  iban: [/iban.*(beteiligt|beg(ü|ue)nstigt|auftraggeber|empf(ä|ae)nger)|kontonummer/i, /^iban$/i],
  currency: [/w(ä|ae)hrung|currency/i],
  account: [/auftragskonto|eigen/i],
};

/** What the names of the columns suggest; empty where nothing does. */
export function guessColumns(columns: readonly string[]): ColumnDraft {
  const taken = new Set<string>();
  const guess = (kind: ColumnKind): string => {
    const found = usualNames[kind]
      .map((pattern) => columns.find((column) => pattern.test(column) && !taken.has(column)))
      .find((column) => column !== undefined);
    if (found) taken.add(found);
    return found ?? '';
  };
  // The own account first: its name often says IBAN too.
  const account = guess('account');
  const rest = columnKinds.filter((kind) => kind !== 'account').map((kind) => [kind, guess(kind)]);
  return { ...(Object.fromEntries(rest) as Record<ColumnKind, string>), account };
}

export function isMissing(draft: ColumnDraft, kind: ColumnKind): boolean {
  return needed.includes(kind) && draft[kind] === '';
}

export function isNeeded(kind: ColumnKind): boolean {
  return needed.includes(kind);
}

/** As the server takes them; null while one that is needed is missing. */
export function columnsOf(draft: ColumnDraft): CsvColumns | null {
  if (columnKinds.some((kind) => isMissing(draft, kind))) return null;
  const { day, amount, purpose, name, iban, currency, account } = draft;
  return {
    day,
    amount,
    purpose,
    name: name || null,
    iban: iban || null,
    currency: currency || null,
    account: account || null,
  };
}
