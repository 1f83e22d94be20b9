import { expect, test } from 'vitest';
import { readDosage, writeDosage } from './dosages.ts';
import { dayIn, lastDayOf, lastDispensed, reminderDayFor } from './supply.ts';

test.each([
  ['2026-11-01', 10, 0.5, '2026-11-20'],
  ['2026-11-01', 10, 0.3, '2026-12-03'],
  ['2026-11-01', 0.3, 0.1, '2026-11-03'],
  ['2026-02-27', 2, 1, '2026-02-28'],
  ['2026-11-01', 1, 1, '2026-11-01'],
])('from %s, %d with %d a day lasts until %s', (received, quantity, perDay, lastDay) => {
  expect(lastDayOf(received, quantity, perDay)).toBe(lastDay);
});

test.each([
  [10, 11],
  [10, 0.001],
  [0, 1],
])('%d with %d a day makes no sense', (quantity, perDay) => {
  expect(lastDayOf('2026-11-01', quantity, perDay)).toBeNull();
});

test('the reminder comes ten days before the end, and never in the past', () => {
  expect(reminderDayFor('2026-12-20', '2026-11-16')).toBe('2026-12-10');
  expect(reminderDayFor('2026-11-18', '2026-11-16')).toBe('2026-11-17');
  expect(reminderDayFor('2026-10-18', '2026-11-16')).toBe('2026-11-17');
});

test('late in the evening it is already the next day in Germany', () => {
  expect(dayIn(new Date('2026-11-16T23:30:00Z'))).toBe('2026-11-17');
  expect(dayIn(new Date('nonsense'))).toBeNull();
});

test.each([
  ['0,5', 0.5],
  [' 0.125 ', 0.125],
  ['2', 2],
  ['', null],
  ['0,', null],
  ['viel', null],
])('%j typed is %j a day', (typed, perDay) => {
  expect(readDosage(typed)).toBe(perDay);
  if (perDay !== null) expect(readDosage(writeDosage(perDay, 'de'))).toBe(perDay);
});

test('what is at home is the newest order that has left the pharmacy', () => {
  const order = (id: string, status: string, date: string) => {
    return { id, code: 'C', status, date, type: null, missing: [], totalCents: null };
  };
  const orders = [
    order('open', 'confirmed', '2026-11-10'),
    order('old', 'completed', '2026-09-01'),
    order('new', 'shipped', '2026-11-01'),
    order('foreign', 'teleported', '2026-11-12'),
  ];
  expect(lastDispensed(orders)?.id).toBe('new');
  expect(lastDispensed([])).toBeUndefined();
});
