import { expect, test } from 'vitest';
import { glossaryAnchor } from './glossary-anchor.ts';

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
  ['β', ''],
])('%s is explained at %j', (term, anchor) => {
  expect(glossaryAnchor(term)).toBe(anchor);
});
