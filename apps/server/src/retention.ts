import type { Order } from './db/schema/orders.ts';

/** What is still there after an account is gone, and until when. */
export interface Kept {
  what: string;
  until: string;
}

/** The last day on which an order is kept: dispensed five years, all others six months. */
export function retainOrderUntil(day: string, status: Order['status']): string {
  return status === 'completed' ? addYears(day, 5) : addMonths(day, 6);
}

const invoiceYears = 8;
const letterYears = 6;

/** Invoices: eight years from the end of the year they were made in (§ 147 AO). */
export function retainInvoiceUntil(issuedOn: string): string {
  return `${Number(issuedOn.slice(0, 4)) + invoiceYears}-12-31`;
}

/** Invoices from before it have been kept long enough. */
export function invoicesKeptSince(today: string): Date {
  return startOfYear(today, invoiceYears);
}

/** Business letters, as a declaration of withdrawal is one: six years from the end of the year they came in (§ 257 HGB). */
export function lettersKeptSince(today: string): Date {
  return startOfYear(today, letterYears);
}

/** Proofs of consent: three years after it ended, here with the account. */
export function retainConsentsUntil(endedOn: string): string {
  return addYears(endedOn, 3);
}

/** When the year begins in Germany, which is an hour ahead of UTC in winter. */
function startOfYear(today: string, yearsAgo: number): Date {
  return new Date(`${Number(today.slice(0, 4)) - yearsAgo}-01-01T00:00:00+01:00`);
}

function addYears(day: string, years: number): string {
  return addMonths(day, 12 * years);
}

function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}
