import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aReadProduct } from './product-arbitraries.ts';
import { holdsWords, searchTextOf, wordsOf } from './product-search.ts';

const product = aReadProduct({
  title: 'Käppele 25/1',
  manufacturer: 'Rhön Cannamed',
  strain: 'Lavender Slate',
  terpenes: ['Linalool', 'β-Caryophyllen'],
  pzn: '90000144',
});
const finds = (sought: string) => holdsWords(searchTextOf(product), wordsOf(sought));

describe('found by', () => {
  test.each([
    ['its title', 'Käppele'],
    ['a part of it', 'ppele 25'],
    ['its maker', 'rhön'],
    ['its cultivar', 'slate'],
    ['a terpene', 'linalool'],
    ['a terpene without its letter', 'caryophyllen'],
    ['a terpene with its letter in words', 'beta-caryophyllen'],
    ['its item number', '90000144'],
    ['the number with its name', 'PZN 90000144'],
    ['capitals', 'LAVENDER'],
    ['no accents', 'kappele'],
    ['umlauts spelled out', 'kaeppele rhoen'],
    ['parted accents', 'Ka\u0308ppele'],
    ['words of different fields in any order', 'linalool   rhon 25/1'],
    ['nothing', '   '],
  ])('%s', (_case, sought) => {
    expect(finds(sought)).toBe(true);
  });
});

describe('not found by', () => {
  test.each([
    ['another word', 'limonen'],
    ['one wrong word among right ones', 'käppele limonen'],
    ['words that only meet across two fields', 'cannamedlavender'],
  ])('%s', (_case, sought) => {
    expect(finds(sought)).toBe(false);
  });
});

test('oils are found by what people call them, and by nothing that only sounds like it', () => {
  const oil = searchTextOf(aReadProduct({ title: 'Frankonia 10/10', type: 'extract', unit: 'milliliter' }));
  for (const sought of ['öl', 'Öl', 'oel', 'oil', 'Extrakt'])
    expect(holdsWords(oil, wordsOf(sought)), sought).toBe(true);
  expect(finds('öl')).toBe(false);
  expect(finds('blüten')).toBe(false);
  expect(finds('blüte')).toBe(true);
});

test('sharp s and ss are the same', () => {
  const text = searchTextOf(aReadProduct({ title: 'Weiße Straße' }));
  expect(holdsWords(text, wordsOf('weisse STRASSE'))).toBe(true);
  expect(holdsWords(text, wordsOf('weiße'))).toBe(true);
});

test('every product is found by its own title, in any case', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (title) => {
      const text = searchTextOf(aReadProduct({ title }));
      expect(holdsWords(text, wordsOf(title))).toBe(true);
      expect(holdsWords(text, wordsOf(title.toLowerCase()))).toBe(true);
    }),
  );
});

test('another word never finds more, and the order of words does not matter', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('rhon', 'käppele', 'zzz', '25', 'lin'), { maxLength: 4 }), (words) => {
      expect(finds([...words, 'slate'].join(' '))).toBe(finds(words.join(' ')));
      expect(finds(words.toReversed().join(' '))).toBe(finds(words.join(' ')));
    }),
  );
});
