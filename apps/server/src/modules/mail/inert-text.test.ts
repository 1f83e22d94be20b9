import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inert } from './inert-text.ts';

test.each([
  ['https://evil.example/pay?x=1', 'https: // evil. example/ pay?x=1'],
  ['siehe www.evil.example!', 'siehe www. evil. example!'],
  ['evil.example', 'evil. example'],
  ['lena@patient.example', 'lena@ patient. example'],
  ['javascript:alert(1)', 'javascript: alert(1)'],
  ['//evil', '// evil'],
  ['203.0.113.7/x', '203. 0. 113. 7/ x'],
  ['evil\u200b.\u200bexample', 'evil. example'],
  ['evil。example', 'evil。 example'],
  ['https：//evil．example', 'https： // evil． example'],
])('%j is no link any more', (typed, shown) => {
  expect(inert(typed)).toBe(shown);
});

test.each([
  'Käppele 25/1, 10 g',
  '2,5 ml und 10.5 g, um 10:30 Uhr am 1.12.2026.',
  'Lena Beispiel-Müller (geb. Vogt), PZN 12345678',
  'eins\nzwei\n\ndrei.',
])('%j stays as it is', (typed) => {
  expect(inert(typed)).toBe(typed);
});

/** Broader than what mail programs look for. */
const findsLink = /\p{L}\.\p{L}|:\/|\/\/[^\s/]|@\S|www\.\S|(?:\d+\.){3}\d|\p{L}:\S/u;
const pieces = [
  'https',
  ':',
  '/',
  '//',
  '.',
  '@',
  'www',
  'evil',
  'example',
  'ß',
  '1',
  ' ',
  '\n',
  '\u200b',
  '．',
  '-',
  '?',
];
const typed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join('')),
);

test('whatever is typed, nothing is left to link, and only blanks were added', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const shown = inert(text);
      expect(shown).not.toMatch(findsLink);
      const bare = (words: string) => words.replace(/[\s\p{Cf}]/gu, '');
      expect(bare(shown)).toBe(bare(text));
      expect(inert(shown)).toBe(shown);
    }),
  );
});
