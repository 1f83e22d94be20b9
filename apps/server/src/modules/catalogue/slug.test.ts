import { expect, test } from 'vitest';
import { slugFor } from './slug.ts';

test('a title becomes a plain address, and a second product of that name gets a number', () => {
  expect(slugFor('Main Süd 22/1 (groß)', new Set())).toBe('main-sued-22-1-gross');
  expect(slugFor('Crème', new Set())).toBe('creme');
  expect(slugFor('Ahorn', new Set(['ahorn', 'ahorn-2']))).toBe('ahorn-3');
  expect(slugFor('漢字', new Set())).toBe('produkt');
});
