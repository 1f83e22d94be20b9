import type { Order } from '../../db/schema/orders.ts';

/** How long what is left of an order is kept (FIELD.md, Retention): dispensed five years, all others six months. */
export function retainOrderUntil(day: string, status: Order['status']): string {
  return status === 'completed' ? addYears(day, 5) : addMonths(day, 6);
}

/** Invoices: eight years from the end of the year they were made in (§ 147 AO). */
export function retainInvoiceUntil(issuedOn: string): string {
  return `${Number(issuedOn.slice(0, 4)) + 8}-12-31`;
}

function addYears(day: string, years: number): string {
  return addMonths(day, 12 * years);
}

function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}
