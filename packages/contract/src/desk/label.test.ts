import { expect, test } from 'vitest';
import { dutiesMet, dutyCount, proposedApplication } from './label.ts';

test.each([
  ['2 × täglich 0,1 g verdampfen', 'gram', 'vaporiser'],
  ['abends 0,5 g als Tee', 'gram', 'tea'],
  ['0,2 g zur Inhalation mittels Vaporizer', 'gram', 'vaporiser'],
  ['3 × 5 Tropfen', 'milliliter', 'oral'],
  ['abends 0,3 ml', 'milliliter', 'oral'],
  ['1 Teelöffel', 'milliliter', 'oral'],
  ['als Tee oder verdampft', 'gram', null],
  ['abends 0,1 g', 'gram', null],
] as const)('“%s” of a %s is for %s', (instructions, unit, application) => {
  expect(proposedApplication(instructions, unit)).toBe(application);
});

test('a duty of several parts is met once, by all of them', () => {
  expect(dutiesMet([])).toBe(dutyCount);
  expect(dutiesMet(['strength', 'carrier'])).toBe(dutyCount - 1);
  expect(dutiesMet(['batchNumber'])).toBe(dutyCount);
});
