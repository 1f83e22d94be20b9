import { expect, test } from 'vitest';
import { anchorOf, uniqueAnchors } from './anchor.ts';

test.each([
  ['Myrcen', 'myrcen'],
  ['β-Caryophyllen', 'caryophyllen'],
  ['α-Pinen', 'pinen'],
  ['Cannabidiol (CBD)', 'cannabidiol-cbd'],
  ['MCT-Öl', 'mct-oel'],
  ['Blüte', 'bluete'],
  ['Blu\u0308te', 'bluete'],
  ['Straße', 'strasse'],
  ['Café', 'cafe'],
  ['Medizi\u00adnisches Cannabis', 'medizinisches-cannabis'],
  ['β', ''],
])('%s is found at %j', (term, anchor) => {
  expect(anchorOf(term)).toBe(anchor);
});

test('no two texts of a page share an anchor, not even with one that looks counted', () => {
  const anchor = uniqueAnchors();

  expect(['Öl', 'Oel', 'Öl 2', 'Öl', 'β', 'γ'].map(anchor)).toEqual([
    'oel',
    'oel-2',
    'oel-2-2',
    'oel-3',
    'section',
    'section-2',
  ]);
});
