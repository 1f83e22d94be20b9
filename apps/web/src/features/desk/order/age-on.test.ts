import { expect, test } from 'vitest';
import { ageOn } from './age-on.ts';

test('a year is full on the birthday', () => {
  expect(ageOn('1988-05-04', '2026-05-03')).toBe(37);
  expect(ageOn('1988-05-04', '2026-05-04')).toBe(38);
});
