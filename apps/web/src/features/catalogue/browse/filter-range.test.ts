import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundsOf, endsOf, filterRanges, isWithin, type RangeFacet, unbounded } from './filter-range.ts';

test('[SH-06] the ranges have the ends and steps asked for', () => {
  expect(filterRanges).toEqual({
    price: { min: 0, max: 200, step: 1 },
    thc: { min: 0, max: 30, step: 0.5 },
    cbd: { min: 0, max: 30, step: 0.5 },
  });
});

describe('[SH-06] unset becomes the end of the range', () => {
  test.each([
    ['price', unbounded, { min: 0, max: 200 }],
    ['thc', unbounded, { min: 0, max: 30 }],
    ['cbd', { min: 2.5, max: null }, { min: 2.5, max: 30 }],
    ['thc', { min: null, max: 20 }, { min: 0, max: 20 }],
  ] as const)('%s %j', (facet, bounds, ends) => {
    expect(endsOf(facet, bounds)).toEqual(ends);
  });
});

describe('[SH-06] an end does not bound, and min above max is pulled one step below it', () => {
  test.each([
    ['price', { min: 0, max: 200 }, unbounded],
    ['thc', { min: 0, max: 30 }, unbounded],
    ['thc', { min: 18, max: 30 }, { min: 18, max: null }],
    ['price', { min: 12, max: 10 }, { min: 9, max: 10 }],
    ['thc', { min: 26, max: 20 }, { min: 19.5, max: 20 }],
    ['cbd', { min: 5, max: 5 }, { min: 5, max: 5 }],
    ['price', { min: 5, max: 0 }, { min: null, max: 0 }],
    ['thc', { min: 5, max: 0 }, { min: null, max: 0 }],
    ['thc', { min: 30, max: 30 }, { min: 30, max: null }],
  ] as const)('%s %j', (facet, ends, bounds) => {
    expect(boundsOf(facet, ends)).toEqual(bounds);
  });
});

test('[SH-06] whatever is set, the bounds lie in the range, in order and on a step', () => {
  const anyEnds = fc.constantFrom<RangeFacet>('price', 'thc', 'cbd').chain((facet) => {
    const { max, step } = filterRanges[facet];
    const value = fc.integer({ min: 0, max: max / step }).map((steps) => steps * step);
    return fc.record({ facet: fc.constant(facet), min: value, max: value });
  });
  fc.assert(
    fc.property(anyEnds, ({ facet, ...ends }) => {
      const range = filterRanges[facet];
      const { min, max } = endsOf(facet, boundsOf(facet, ends));
      expect(max).toBe(ends.max);
      expect(min).toBeLessThanOrEqual(max);
      expect(min).toBeGreaterThanOrEqual(range.min);
      expect(Number.isInteger(min / range.step)).toBe(true);
      if (ends.min <= ends.max) expect(min).toBe(ends.min);
    }),
  );
});

describe('[SH-05] a value in a range', () => {
  test.each([
    [null, unbounded, true],
    [33, unbounded, true],
    [null, { min: 1, max: null }, false],
    [null, { min: null, max: 20 }, false],
    [18, { min: 18, max: 26 }, true],
    [26, { min: 18, max: 26 }, true],
    [26.1, { min: 18, max: 26 }, false],
    [33, { min: 18, max: null }, true],
  ])('%j in %j: %s', (value, bounds, expected) => {
    expect(isWithin(value, bounds)).toBe(expected);
  });
});
