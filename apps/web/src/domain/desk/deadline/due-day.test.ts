import { germanTime } from '@shop/contract/desk/german-time';
import { expect, test } from 'vitest';
import { dayAndTime } from './day-and-time.ts';
import { dueGroupOf } from './due-day.ts';
import { dayNumber, timeSpan } from './time-span.ts';

const now = new Date('2026-11-16T22:30:00.000Z');
const dueAt = (iso: string) => ({ kind: 'runs', since: iso, halfAt: iso, dueAt: iso, toldAt: null }) as const;
const groupOf = (iso: string) => dueGroupOf({ deadline: dueAt(iso), lane: 'toPack' }, now, germanTime(now).day);

test('days are those of Germany, whatever the clock of the computer says', () => {
  expect(groupOf('2026-11-16T22:30:00.000Z')).toBe('overdue');
  expect(groupOf('2026-11-16T22:59:00.000Z')).toBe('today');
  expect(groupOf('2026-11-16T23:00:00.000Z')).toBe('tomorrow');
  expect(groupOf('2026-11-17T23:00:00.000Z')).toBe('later');
});

test('what rests is new or waited for, what has left has met its deadline', () => {
  const rests = { kind: 'rests' as const, waitingFor: ['original' as const] };
  const today = germanTime(now).day;
  expect(dueGroupOf({ deadline: rests, lane: 'new' }, now, today)).toBe('new');
  expect(dueGroupOf({ deadline: rests, lane: 'question' }, now, today)).toBe('resting');
  expect(dueGroupOf({ deadline: { kind: 'met' }, lane: 'onItsWay' }, now, today)).toBe('met');
});

test('a span is told in its largest two parts', () => {
  const minute = 60_000;
  expect(timeSpan(-72 * minute)).toEqual({ unit: 'hours', days: 0, hours: 1, minutes: 12 });
  expect(timeSpan(59 * minute)).toEqual({ unit: 'minutes', days: 0, hours: 0, minutes: 59 });
  expect(timeSpan(25 * 60 * minute)).toEqual({ unit: 'days', days: 1, hours: 1, minutes: 0 });
});

test('the first day of waiting is day 1', () => {
  expect(dayNumber('2026-11-16T22:29:00.000Z', now)).toBe(1);
  expect(dayNumber('2026-11-13T22:29:00.000Z', now)).toBe(4);
});

test('a near day has its name, a far one its date', () => {
  expect(dayAndTime('2026-11-17T09:15:00.000Z', now, 'de')).toBe('Di., 10:15');
  expect(dayAndTime('2026-11-27T09:15:00.000Z', now, 'de')).toBe('27.11., 10:15');
});
