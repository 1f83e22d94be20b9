import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fractionOf, valueAt } from './range-scale.ts';

const euros = { min: 0, max: 200, step: 1 };
const percent = { min: 0, max: 30, step: 0.5 };
const knee = { value: 20, fraction: 0.8 };

test.each([
  [0, 0],
  [10, 0.4],
  [20, 0.8],
  [110, 0.9],
  [200, 1],
])('with a knee at 20, %d stands at %d of the travel', (value, fraction) => {
  expect(fractionOf(value, euros, knee)).toBeCloseTo(fraction);
});

test('a place between two steps is the nearer one, beyond the ends it is the end', () => {
  expect(valueAt(0.61, percent)).toBe(18.5);
  expect(valueAt(-0.2, percent)).toBe(0);
  expect(valueAt(1.7, euros, knee)).toBe(200);
});

test('every step is found again where it stands, and further right is never less', () => {
  const scales = fc.constantFrom({ range: euros, knee }, { range: euros, knee: undefined }, { range: percent });
  fc.assert(
    fc.property(scales, fc.nat({ max: 60 }), fc.double({ min: 0, max: 1, noNaN: true }), (scale, steps, fraction) => {
      const value = steps * scale.range.step;
      expect(valueAt(fractionOf(value, scale.range, scale.knee), scale.range, scale.knee)).toBe(value);
      const here = valueAt(fraction, scale.range, scale.knee);
      expect(valueAt(Math.min(1, fraction + 0.1), scale.range, scale.knee)).toBeGreaterThanOrEqual(here);
      expect(Number.isInteger(here / scale.range.step)).toBe(true);
    }),
  );
});
