import { describe, expect, test } from 'vitest';
import { isMerelyAsTold } from './instructions-for-use.ts';
import { isSameName, isSameProduct } from './written-names.ts';

describe('a name', () => {
  test.each([
    ['Vogelsang, Clara', 'Clara Vogelsang'],
    ['Dr. med. Jörg Groß', 'GROSS JOERG'],
    ['Anna-Lena Müller', 'anna lena mueller'],
    ['René Dupré', 'Rene Dupre'],
  ])('%s is %s', (one, other) => expect(isSameName(one, other)).toBe(true));

  test.each([
    ['Clara Vogelsang', 'Carla Vogelsang'],
    ['Clara Maria Vogelsang', 'Clara Vogelsang'],
    ['Clara Vogelsang', ''],
  ])('%s is not %s', (one, other) => expect(isSameName(one, other)).toBe(false));
});

describe('a product', () => {
  test.each([
    ['Cannabisblüten „Käppele 25/1“', 'Käppele 25/1'],
    ['Steinburg 20/1', 'STEINBURG 20/1 PT'],
  ])('%s is %s', (one, other) => expect(isSameProduct(one, other)).toBe(true));

  test.each([
    ['Käppele 25/1', 'Käppele 20/1'],
    ['„“', 'Käppele 25/1'],
  ])('%s is not %s', (one, other) => expect(isSameProduct(one, other)).toBe(false));
});

describe('instructions for use', () => {
  test.each([
    'gem. schriftl. Anweisung',
    'Dosierung: gemäß ärztlicher Anweisung',
    'Wie besprochen',
    'lt. Plan',
    'n. A.',
    'as directed',
  ])('%s says nothing', (text) => expect(isMerelyAsTold(text)).toBe(true));

  test.each([
    'Dosierung: 3 × täglich 0,1 g verdampfen',
    'gem. Anweisung, höchstens 1 g am Tag',
    'abends eine Messerspitze verdampfen und inhalieren',
    'morgens und abends je einen Tropfen unter die Zunge',
  ])('%s says what to do', (text) => expect(isMerelyAsTold(text)).toBe(false));
});
