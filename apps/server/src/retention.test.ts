import { expect, test } from 'vitest';
import { germanDay } from './german-day.ts';
import { invoicesKeptSince, lettersKeptSince, retainInvoiceUntil, retainOrderUntil } from './retention.ts';

test.each([
  ['2025-06-02', 'completed', '2030-06-02'],
  ['2024-02-29', 'completed', '2029-02-28'],
  ['2025-08-31', 'cancelled', '2026-02-28'],
] as const)('an order that ended on %s, %s, is kept until %s', (day, status, until) => {
  expect(retainOrderUntil(day, status)).toBe(until);
});

/** The first second of a year in Germany, and the last one before it. */
const newYear = { last: new Date('2025-12-31T22:59:59Z'), first: new Date('2025-12-31T23:00:00Z') };

test('an invoice of the last evening belongs to the old year, one of the first hour to the new, by the German clock', () => {
  expect(retainInvoiceUntil(germanDay(newYear.last))).toBe('2033-12-31');
  expect(retainInvoiceUntil(germanDay(newYear.first))).toBe('2034-12-31');
  expect(invoicesKeptSince('2034-01-01')).toEqual(newYear.first);
  expect(newYear.last < invoicesKeptSince('2034-01-01')).toBe(true);
  expect(lettersKeptSince('2032-12-31')).toEqual(newYear.first);
});

test('what is told and what is done agree for every hour of a year', () => {
  for (let hour = 0; hour < 366 * 24; hour += 7) {
    const issuedAt = new Date(Date.UTC(2025, 5, 1, hour));
    const lastDay = retainInvoiceUntil(germanDay(issuedAt));
    const nextDay = `${Number(lastDay.slice(0, 4)) + 1}-01-01`;
    expect(issuedAt >= invoicesKeptSince(lastDay)).toBe(true);
    expect(issuedAt < invoicesKeptSince(nextDay)).toBe(true);
  }
});
