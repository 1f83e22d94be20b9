import { describe, expect, test } from 'vitest';
import { barOf, placeOf, timeSpan } from './time-span.ts';

const span = timeSpan('2026-11-16');

test('eight months from the one before today on', () => {
  expect(span.months).toEqual([
    ...['2026-10-01', '2026-11-01', '2026-12-01', '2027-01-01'],
    ...['2027-02-01', '2027-03-01', '2027-04-01', '2027-05-01'],
  ]);
  expect([placeOf('2020-01-01', span), placeOf('2030-01-01', span)]).toEqual([0, 1]);
});

describe('a bar', () => {
  test('lies from the first to the end of the last day', () => {
    const bar = barOf({ validFrom: '2026-10-01', validTo: '2027-05-31' }, span, '');
    expect(bar).toEqual({ start: 0, width: 1 });
    expect(barOf({ validFrom: '2024-01-01', validTo: '2026-09-30' }, span, '')).toBeNull();
  });

  test('of a draft lies over what is to come', () => {
    expect(barOf({ validFrom: null, validTo: null }, span, '2026-11-16')?.start).toBe(placeOf('2026-11-16', span));
  });
});
