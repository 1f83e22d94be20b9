import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validityOf } from './prescription-validity.ts';

const onPrivate = (issuedOn: string, validUntil: string | null = null) =>
  ({ kind: 'private', issuedOn, validUntil }) as const;

test.each([
  ['three months later', '2026-11-10', '2027-02-10'],
  ['the last day of a shorter month', '2026-11-30', '2027-02-28'],
  ['a leap day', '2027-11-30', '2028-02-29'],
  ['over the end of a year', '2026-10-31', '2027-01-31'],
])('a private prescription is valid until %s', (_case, issuedOn, until) => {
  expect(validityOf(onPrivate(issuedOn), issuedOn).until).toBe(until);
});

test('a statutory one for 28 days, another one as long as it says itself', () => {
  const statutory = { kind: 'statutory', issuedOn: '2026-11-10', validUntil: null } as const;
  expect(validityOf(statutory, '2026-11-10').until).toBe('2026-12-08');
  expect(validityOf(onPrivate('2026-11-10', '2026-11-20'), '2026-11-10').until).toBe('2026-11-20');
});

test.each([
  ['2026-11-09', 'notYet', 93],
  ['2026-11-10', 'valid', 92],
  ['2027-02-02', 'valid', 8],
  ['2027-02-03', 'expiring', 7],
  ['2027-02-10', 'expiring', 0],
  ['2027-02-11', 'expired', -1],
])('on %s it is %s, with %i days left', (today, state, daysLeft) => {
  expect(validityOf(onPrivate('2026-11-10'), today)).toEqual({ until: '2027-02-10', state, daysLeft });
});

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('whatever the day of issue: valid on it and on its last day, expired the day after, for 89 to 92 days', () => {
  fc.assert(
    fc.property(day, (issuedOn) => {
      const { until, daysLeft } = validityOf(onPrivate(issuedOn), issuedOn);
      const dayAfter = new Date(Date.parse(until) + 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
      expect(daysLeft).toBeGreaterThanOrEqual(89);
      expect(daysLeft).toBeLessThanOrEqual(92);
      expect(validityOf(onPrivate(issuedOn), until)).toMatchObject({ state: 'expiring', daysLeft: 0 });
      expect(validityOf(onPrivate(issuedOn), dayAfter)).toMatchObject({ state: 'expired', daysLeft: -1 });
    }),
  );
});
