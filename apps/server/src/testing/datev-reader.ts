/** A booking as the tax adviser's program would take it in. */
export interface ReadBooking {
  amount: number;
  side: string;
  account: string;
  contraAccount: string;
  day: string;
  paper: string;
  text: string;
  info: string;
}

const digits = (least: number, most: number) => new RegExp(`^\\d{${least},${most}}$`);
const quoted = (most: number, allowed = '[^"\\r\\n]') => new RegExp(`^"${allowed}{0,${most}}"$`);
const empty = /^$/;
const day8 = /^20\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;

/** The rules of the 31 fields about the file. */
const headRules: RegExp[] = [
  /^"EXTF"$/,
  /^700$/,
  /^21$/,
  /^"Buchungsstapel"$/,
  /^13$/,
  /^20\d{15}$/,
  empty,
  quoted(2),
  quoted(25),
  quoted(25),
  digits(4, 7),
  digits(1, 5),
  day8,
  /^[4-8]$/,
  day8,
  day8,
  quoted(30),
  quoted(2),
  /^[12]$/,
  digits(1, 2),
  /^[01]$/,
  /^"EUR"$/,
  empty,
  quoted(2),
  empty,
  empty,
  quoted(4),
  /^\d*$/,
  empty,
  quoted(0),
  quoted(16),
];

const paperSigns = '[A-Za-z0-9$&%*+\\-/]';
/** The rules of those fields of a booking that may be filled, by their place from 1; all others are empty. */
const rowRules: Record<number, RegExp> = {
  1: /^(?!0+,00$)\d{1,10},\d{2}$/,
  2: /^"[SH]"$/,
  3: /^"[A-Z]{3}"$/,
  7: digits(4, 9),
  8: digits(4, 9),
  10: /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])$/,
  11: quoted(36, paperSigns),
  12: quoted(12, paperSigns),
  14: quoted(60),
  21: quoted(20),
  22: quoted(210),
  114: /^[01]?$/,
  115: /^(?:(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])20\d{2})?$/,
};
const fieldCount = 125;

/** Reads a file of bookings by the rules of its format, and throws at the first that is broken. */
export function readDatev(bytes: Buffer): { head: string[]; bookings: ReadBooking[] } {
  const text = new TextDecoder('windows-1252').decode(bytes);
  if (!text.endsWith('\r\n')) throw new Error('the last line has no end');
  if (/[^\r]\n|\r[^\n]/.test(text)) throw new Error('a line ends otherwise');
  const [about = '', names = '', ...rows] = text.slice(0, -2).split('\r\n');
  const head = about.split(';');
  if (head.length !== headRules.length) throw new Error(`the head has ${head.length} fields`);
  for (const [index, rule] of headRules.entries()) demand(head[index] ?? '', rule, `head, field ${index + 1}`);
  const columns = names.split(';');
  if (columns.length !== fieldCount || new Set(columns).size !== fieldCount) throw new Error('columns are missing');
  const [from = '', to = ''] = head.slice(14, 16);
  return { head, bookings: rows.map((row, index) => readRow(row, `row ${index + 1}`, { from, to })) };
}

function readRow(row: string, place: string, { from, to }: { from: string; to: string }): ReadBooking {
  const cells = row.split(';');
  if (cells.length !== fieldCount) throw new Error(`${place} has ${cells.length} fields`);
  for (const [index, cell] of cells.entries()) {
    const rule = rowRules[index + 1];
    if (cell !== '' || (rule && index < 11 && index !== 3)) demand(cell, rule ?? empty, `${place}, field ${index + 1}`);
  }
  const at = (field: number) => (cells[field - 1] ?? '').replaceAll('"', '');
  const day = `${from.slice(0, 4)}${at(10).slice(2)}${at(10).slice(0, 2)}`;
  const nextYear = `${to.slice(0, 4)}${day.slice(4)}`;
  if (![day, nextYear].some((known) => known >= from && known <= to)) throw new Error(`${place} is of another time`);
  return {
    amount: Number(at(1).replace(',', '')),
    side: at(2),
    account: at(7),
    contraAccount: at(8),
    day: at(10),
    paper: at(11),
    text: at(14),
    info: at(22),
  };
}

function demand(value: string, rule: RegExp, place: string): void {
  if (!rule.test(value)) throw new Error(`${place}: ${value}`);
}
