/** The two charts of accounts that pharmacies use. */
export const charts = ['SKR03', 'SKR04'] as const;
export type Chart = (typeof charts)[number];

/** What the tax adviser's program needs to take in a file of bookings. */
export interface BooksSettings {
  /** The numbers of the tax adviser and of the pharmacy there; 0 while nobody has entered them. */
  consultantNumber: number;
  clientNumber: number;
  chart: Chart;
  /** On which day the fiscal year begins, such as '01-01'. */
  fiscalYearStart: string;
  /** How many digits an account has; those of persons have one more. */
  accountLength: number;
  /** Accounts that differ from those of the chart. */
  accounts: Partial<BookAccounts>;
  /** Whether payments are in the file too; not where the adviser takes them from the bank. */
  withPayments: boolean;
}

/** By what is booked on them. Those for revenue reckon the VAT by themselves. */
export interface BookAccounts {
  revenue19: string;
  revenue7: string;
  revenue0: string;
  debtors: string;
  bank: string;
  /** Money that was entered by hand or paid at the till, until it is found in the other book. */
  transit: string;
}

const chartAccounts: Record<Chart, BookAccounts> = {
  SKR03: { revenue19: '8400', revenue7: '8300', revenue0: '8200', debtors: '10000', bank: '1200', transit: '1360' },
  SKR04: { revenue19: '4400', revenue7: '4300', revenue0: '4200', debtors: '10000', bank: '1800', transit: '1460' },
};

export const bookAccountNames = Object.keys(chartAccounts.SKR03) as (keyof BookAccounts)[];

/** Those of the chart, in the length that the adviser uses, unless the pharmacy has its own. */
export function bookAccounts({ chart, accounts, accountLength }: BooksSettings): BookAccounts {
  const given = bookAccountNames.map((name) => [
    name,
    accounts[name] ?? chartAccounts[chart][name].padEnd(digitsOf(name, accountLength), '0'),
  ]);
  return Object.fromEntries(given) as unknown as BookAccounts;
}

/** Accounts of persons are longer by one. */
function digitsOf(name: keyof BookAccounts, accountLength: number): number {
  return name === 'debtors' ? accountLength + 1 : accountLength;
}

/** What keeps these settings from making a file: half of the numbers, or an account of another length. */
export function booksFaults({ consultantNumber, clientNumber, accounts, accountLength }: BooksSettings) {
  const missing = [
    ...(consultantNumber === 0 && clientNumber !== 0 ? ['consultantNumber'] : []),
    ...(clientNumber === 0 && consultantNumber !== 0 ? ['clientNumber'] : []),
  ];
  const wrong = bookAccountNames.filter(
    (name) => accounts[name] !== undefined && accounts[name].length !== digitsOf(name, accountLength),
  );
  return [
    ...missing.map((field) => ({ field, reason: 'missing' as const })),
    ...wrong.map((name) => ({ field: `accounts.${name}`, reason: 'length' as const })),
  ];
}

export const defaultBooks: BooksSettings = {
  consultantNumber: 0,
  clientNumber: 0,
  chart: 'SKR03',
  fiscalYearStart: '01-01',
  accountLength: 4,
  accounts: {},
  withPayments: false,
};

const checks: { [Key in keyof BooksSettings]: (value: unknown) => boolean } = {
  consultantNumber: (value) => value === 0 || isBetween(value, 1_001, 9_999_999),
  clientNumber: (value) => value === 0 || isBetween(value, 1, 99_999),
  chart: (value) => charts.some((chart) => chart === value),
  fiscalYearStart: (value) => typeof value === 'string' && /^(?:0[1-9]|1[0-2])-01$/.test(value),
  accountLength: (value) => isBetween(value, 4, 8),
  accounts: (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(
      ([name, account]) => bookAccountNames.some((known) => known === name) && isAccount(account),
    ),
  withPayments: (value) => typeof value === 'boolean',
};

/** Any of them may be left out. */
export function isBooks(value: unknown): value is BooksSettings {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([name, setting]) => checks[name as keyof BooksSettings]?.(setting) ?? false)
  );
}

function isBetween(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

function isAccount(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4,9}$/.test(value);
}
