import { eRezeptPattern } from '@shop/contract/desk/review-limits';
import { expect, test } from 'vitest';
import { groupERezept } from './e-rezept-number.ts';

test('digits fall into their groups, whatever is typed between them', () => {
  expect(groupERezept('16000022')).toBe('160.000.22');
  expect(groupERezept('160.000.226.119.682.79 and more 12')).toBe('160.000.226.119.682.79');
  expect(groupERezept('16000022611968279')).toMatch(eRezeptPattern);
  expect(groupERezept('')).toBe('');
});
