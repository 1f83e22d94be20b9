import { type BookAccounts, type BooksSettings, bookAccounts } from '@shop/contract/books-settings';
import { datevColumns } from './datev-columns.ts';

/** One booking of the tax adviser's file: `account` is debited where the amount is positive. */
export interface Booking {
  cents: number;
  account: string;
  contraAccount: string;
  /** '2026-10-31', within the fiscal year of the file. */
  day: string;
  paper: string;
  /** Another paper that it is about: the one that it takes back, the receipt of the till. */
  refersTo: { kind: string; number: string } | null;
  text: string;
  suppliedOn: string | null;
}

/** The days of a file, within one fiscal year. */
export interface BookPeriod {
  from: string;
  to: string;
  fiscalYearStart: string;
  /** Closed in the pharmacy: nothing of it changes any more (GoBD), and the adviser's program locks it. */
  isLocked: boolean;
}

const lineEnd = '\r\n';
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const plain = (day: string) => day.replaceAll('-', '');

/**
 * The first two lines: about the file, and the names of its columns. EXTF 700 is the only version of the frame in use, 21 are
 * bookings, 13 is the newest version of their columns. When it was made is the end of its period: exported twice, it is the same file.
 */
export function datevHead(
  settings: BooksSettings,
  { from, to, fiscalYearStart, isLocked }: BookPeriod,
  name: string,
): Buffer {
  const { consultantNumber, clientNumber, accountLength, chart } = settings;
  const about = [
    quoted('EXTF'),
    '700',
    '21',
    quoted('Buchungsstapel'),
    '13',
    `${plain(to)}235959000`,
    '',
    quoted('RE'),
    quoted(''),
    quoted(''),
    String(consultantNumber),
    String(clientNumber),
    plain(fiscalYearStart),
    String(accountLength),
    plain(from),
    plain(to),
    quoted(shortened(name, 30)),
    quoted(''),
    '1',
    '0',
    lockMark(isLocked),
    quoted('EUR'),
    '',
    quoted(''),
    '',
    '',
    quoted(chart.slice(-2)),
    '',
    '',
    quoted(''),
    quoted(''),
  ];
  return windows1252(about.join(';') + lineEnd + datevColumns.join(';') + lineEnd);
}

const place = (name: string) => datevColumns.indexOf(name);
const places = {
  amount: place('Umsatz (ohne Soll/Haben-Kz)'),
  side: place('Soll/Haben-Kennzeichen'),
  currency: place('WKZ Umsatz'),
  account: place('Konto'),
  contraAccount: place('Gegenkonto (ohne BU-Schlüssel)'),
  day: place('Belegdatum'),
  paper: place('Belegfeld 1'),
  infoKind: place('Beleginfo - Art 1'),
  info: place('Beleginfo - Inhalt 1'),
  text: place('Buchungstext'),
  locked: place('Festschreibung'),
  suppliedOn: place('Leistungsdatum'),
};

export function datevRows(bookings: readonly Booking[], { isLocked }: Pick<BookPeriod, 'isLocked'>): Buffer {
  return windows1252(bookings.map((booking) => rowOf(booking, isLocked).join(';') + lineEnd).join(''));
}

function rowOf(booking: Booking, isLocked: boolean): string[] {
  const cells = new Array<string>(datevColumns.length).fill('');
  cells[places.amount] = amountOf(booking.cents);
  cells[places.side] = quoted(booking.cents < 0 ? 'H' : 'S');
  cells[places.currency] = quoted('EUR');
  cells[places.account] = booking.account;
  cells[places.contraAccount] = booking.contraAccount;
  cells[places.day] = booking.day.slice(8, 10) + booking.day.slice(5, 7);
  cells[places.paper] = quoted(paperName(booking.paper));
  if (booking.refersTo) {
    cells[places.infoKind] = quoted(booking.refersTo.kind);
    cells[places.info] = quoted(paperName(booking.refersTo.number));
  }
  cells[places.text] = quoted(shortened(booking.text, 60));
  cells[places.locked] = lockMark(isLocked);
  cells[places.suppliedOn] = booking.suppliedOn ? ddmmyyyy(booking.suppliedOn) : '';
  return cells;
}

function lockMark(isLocked: boolean): string {
  return isLocked ? '1' : '0';
}

/** Without a sign: the side tells it. */
function amountOf(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${digits.slice(0, -2)},${digits.slice(-2)}`;
}

function ddmmyyyy(day: string): string {
  return day.slice(8, 10) + day.slice(5, 7) + day.slice(0, 4);
}

/** Letters, digits and a few signs, at most 36: no other is allowed there, and none that a spreadsheet would run in front. */
function paperName(name: string): string {
  return name
    .replaceAll(/[^A-Za-z0-9$&%*+\-/]/g, '')
    .replace(/^[+-]+/, '')
    .slice(0, 36);
}

function shortened(text: string, most: number): string {
  return [...text].slice(0, most).join('');
}

/** As the format demands; what it does not have becomes a question mark, and nothing breaks a line. */
function windows1252(text: string): Buffer {
  return Buffer.from(text.replaceAll(/[^\r\n\x20-\x7e\xa0-\xff€]/gu, '?').replaceAll('€', '\x80'), 'latin1');
}

/** The account for revenue with this VAT; null where the chart has none. */
export function revenueAccount(settings: BooksSettings, vatPercent: number): string | null {
  const accounts = bookAccounts(settings) as BookAccounts & Record<string, string | undefined>;
  return accounts[`revenue${vatPercent}`] ?? null;
}
