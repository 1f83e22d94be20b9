import { expect, test } from 'vitest';
import { regulatedPriceCents } from './catalogue-words.ts';

test('the regulation doubles the purchase price of an unchanged substance, and adds 90 % for a preparation', () => {
  expect(regulatedPriceCents('ampreisv4', 400)).toBe(952);
  expect(regulatedPriceCents('ampreisv5', 400)).toBe(904);
  expect(regulatedPriceCents('own', 400)).toBeNull();
});

test('the result is whole cents', () => {
  expect(regulatedPriceCents('ampreisv4', 333)).toBe(793);
});
