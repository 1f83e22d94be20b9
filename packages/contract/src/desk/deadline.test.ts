import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deadlineOf, usedShare } from './deadline.ts';
import { germanTime, instantOf } from './german-time.ts';
import type { OrderFacts } from './order-facts.ts';
import { easterSunday, type GermanState, germanStates, publicHolidays } from './public-holidays.ts';
import { addWorkingDays, isWorkingDay, isWorkingDays, type WorkingDays } from './working-days.ts';

const wuerzburg: WorkingDays = { state: 'BY', communityHolidays: ['assumption'], closures: [] };

/** A time as it stands on a German clock. */
const at = (day: string, time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return instantOf({ day, msOfDay: (hours * 60 + minutes) * 60_000 });
};

/** Paid, checked and with its original: nothing is owed since Thursday, 12 November 2026, 14:20. */
const complete: OrderFacts = {
  status: 'confirmed',
  createdAt: at('2026-11-10', '09:40'),
  evidence: 'paper',
  shippingType: 'standard',
  isPaidAtPickup: false,
  fileAt: at('2026-11-10', '09:40'),
  verifiedAt: null,
  originalAt: at('2026-11-12', '14:20'),
  paidAt: at('2026-11-11', '08:00'),
  answeredAt: null,
  isAnswerNew: false,
  packedAt: null,
  releasedAt: null,
  problem: null,
};

test('two working days from the last thing that the patient owed, over a weekend', () => {
  expect(deadlineOf(complete, wuerzburg)).toEqual({
    kind: 'runs',
    since: at('2026-11-12', '14:20'),
    halfAt: at('2026-11-13', '14:20'),
    dueAt: at('2026-11-16', '14:20'),
  });
});

test.each<[string, Partial<OrderFacts>, string[]]>([
  ['the original', { originalAt: null }, ['original']],
  ['the payment', { paidAt: null }, ['payment']],
  ['an answer', { status: 'clarification' }, ['answer']],
  ['a file', { evidence: 'signedFile', fileAt: null }, ['prescription']],
  ['everything', { status: 'requested', originalAt: null, paidAt: null }, ['original', 'payment']],
])('it rests while we wait for %s', (_what, missing, waitingFor) => {
  expect(deadlineOf({ ...complete, ...missing }, wuerzburg)).toEqual({ kind: 'rests', waitingFor });
});

test('it begins anew with the answer to a question', () => {
  const answered = { ...complete, status: 'inReview', answeredAt: at('2026-11-13', '15:00') } as const;
  expect(deadlineOf(answered, wuerzburg)).toMatchObject({ dueAt: at('2026-11-17', '15:00') });
});

test('an order that is paid at pickup counts from its file', () => {
  const pickup = { ...complete, evidence: 'signedFile', isPaidAtPickup: true, paidAt: null } as const;
  expect(deadlineOf(pickup, wuerzburg)).toMatchObject({ since: complete.fileAt });
});

test.each(['shipped', 'readyForPickup', 'completed', 'cancelled'] as const)(
  'it is met once an order is %s',
  (status) => {
    expect(deadlineOf({ ...complete, status }, wuerzburg)).toEqual({ kind: 'met' });
  },
);

test.each<[string, string, string, string, string]>([
  ['on a Saturday it begins with Monday', '2026-11-14', '10:00', '2026-11-17', '24:00'],
  ['Christmas and the days around it do not count', '2026-12-23', '10:00', '2026-12-28', '10:00'],
  ['Good Friday and Easter Monday do not count', '2026-04-02', '12:00', '2026-04-08', '12:00'],
  ['the clocks go forward in between', '2026-03-27', '10:00', '2026-03-31', '10:00'],
  ['the clocks go back in between', '2026-10-23', '10:00', '2026-10-27', '10:00'],
])('%s', (_what, fromDay, fromTime, dueDay, dueTime) => {
  expect(addWorkingDays(at(fromDay, fromTime), 2, wuerzburg)).toEqual(at(dueDay, dueTime));
});

test('own closures do not count, single days or a week', () => {
  const closed = { ...wuerzburg, closures: ['2026-11-13', '2026-11-16/2026-11-18'] };
  expect(addWorkingDays(at('2026-11-12', '14:20'), 2, closed)).toEqual(at('2026-11-20', '14:20'));
});

test('a deadline lies on a working day or at its end, later than its start, and never earlier for a later start', () => {
  const anyMoment = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(anyMoment, anyMoment, fc.constantFrom(...germanStates), (one, other, state) => {
      const calendar = { state, communityHolidays: [], closures: [] };
      const [first, second] = one < other ? [one, other] : [other, one];
      const due = addWorkingDays(first, 2, calendar);
      expect(due.getTime() - first.getTime()).toBeGreaterThanOrEqual(46 * 60 * 60 * 1_000);
      expect(isWorkingDay(germanTime(new Date(due.getTime() - 1)).day, calendar)).toBe(true);
      expect(addWorkingDays(second, 2, calendar).getTime()).toBeGreaterThanOrEqual(due.getTime());
    }),
  );
});

test('a German clock and back again is the same moment', () => {
  const anyMoment = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(anyMoment, (moment) => {
      const { day, msOfDay } = germanTime(moment);
      const again = instantOf({ day, msOfDay });
      // The hour that comes twice in October is the same on the clock.
      expect(Math.abs(again.getTime() - moment.getTime()) % (60 * 60 * 1_000)).toBe(0);
      expect(germanTime(again)).toEqual({ day, msOfDay });
    }),
  );
});

test('the clock has two halves, and the weekend between them moves no hand', () => {
  const run = deadlineOf(complete, wuerzburg);
  if (run.kind !== 'runs') throw new Error('the deadline should run');
  expect(usedShare(run, run.since)).toBe(0);
  expect(usedShare(run, run.halfAt)).toBe(0.5);
  expect(usedShare(run, run.dueAt)).toBe(1);
  expect(usedShare(run, at('2026-11-20', '12:00'))).toBe(1);
});

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2035, '2035-03-25'],
  [2038, '2038-04-25'],
])('Easter of %i', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

/** As the states' own lists for 2026 have them. */
const holidays2026: Record<GermanState, number> = {
  BW: 12,
  BY: 12,
  BE: 10,
  BB: 12,
  HB: 10,
  HH: 10,
  HE: 10,
  MV: 11,
  NI: 10,
  NW: 11,
  RP: 11,
  SL: 12,
  SN: 11,
  ST: 11,
  SH: 10,
  TH: 11,
};

test.each(germanStates)('%s has as many public holidays as its law says', (state) => {
  expect(publicHolidays(2026, { state, communityHolidays: [] }).size).toBe(holidays2026[state]);
});

test.each<[GermanState, string, boolean]>([
  ['BY', '2026-01-06', true],
  ['NI', '2026-01-06', false],
  ['SN', '2026-11-18', true],
  ['BE', '2026-03-08', true],
  ['TH', '2026-09-20', true],
  ['BY', '2026-08-15', false],
  ['SL', '2026-08-15', true],
  ['NW', '2026-06-04', true],
])('in %s %s is a holiday: %s', (state, day, isHoliday) => {
  expect(publicHolidays(2026, { state, communityHolidays: [] }).has(day)).toBe(isHoliday);
});

test.each<[GermanState, 'assumption' | 'corpusChristi' | 'peaceFestival', string]>([
  ['BY', 'assumption', '2026-08-15'],
  ['BY', 'peaceFestival', '2026-08-08'],
  ['SN', 'corpusChristi', '2026-06-04'],
  ['TH', 'corpusChristi', '2026-06-04'],
])('in some communities of %s there is %s', (state, holiday, day) => {
  expect(publicHolidays(2026, { state, communityHolidays: [holiday] }).has(day)).toBe(true);
});

test.each([
  [{ state: 'HE' }, true],
  [{ closures: ['2026-12-24', '2026-12-28/2026-12-31'] }, true],
  [{ state: 'XX' }, false],
  [{ closures: ['Weihnachten'] }, false],
  [{ communityHolidays: ['easter'] }, false],
  [{ hours: 8 }, false],
  ['BY', false],
])('a setting %j is taken: %s', (setting, isTaken) => {
  expect(isWorkingDays(setting)).toBe(isTaken);
});
