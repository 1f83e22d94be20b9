import { expect, test } from 'vitest';
import { type Face, runsOf } from './typefaces.ts';

const faces: Face[] = ['text', 'strong', 'display'];
const printedBy = (text: string, face: Face = 'text') => runsOf(text, face).map((run) => run.text);
const fontsFor = (text: string, face: Face = 'text') => runsOf(text, face).map((run) => run.font);

test.each(faces)('German, € and the letters of our neighbours are all there in %s', (face) => {
  const text = 'Łukasz Çelik-Šimić, ÄÖÜäöüß ẞ €, İnönü Öğüt Ștefan Đặng Æsir „“‚‘–…·×−';
  const runs = runsOf(text, face);
  expect(runs.map((run) => run.text).join('')).toBe(text);
  expect(runs.filter((run) => run.unprintable)).toEqual([]);
});

test('a letter comes from the subset that has it, the rest stays together', () => {
  expect(printedBy('Łukasz Çelik')).toEqual(['Ł', 'ukasz Çelik']);
  expect(fontsFor('Łukasz Çelik')).toEqual([
    'atkinson-hyperlegible-next-latin-ext-400',
    'atkinson-hyperlegible-next-latin-400',
  ]);
  expect(fontsFor('Käppele 25/1, 10,49 €')).toHaveLength(1);
});

test('a letter and its accent as two characters are one letter', () => {
  expect(printedBy('Ka\u0308ppele')).toEqual(['Käppele']);
});

test('a letter that no font has as one is made of its parts', () => {
  expect(printedBy('ḱ')).toEqual(['k\u0301']);
});

test('what no font has is replaced one by one, keeps what it was, and loses nothing around it', () => {
  expect(runsOf('Herr Иван 王👩‍⚕️!', 'text').filter((run) => run.unprintable)).toHaveLength(6 + 1);
  const runs = runsOf('Ян, Wien', 'display');
  expect(runs.map(({ unprintable, text }) => unprintable ?? text)).toEqual(['Я', 'н', ', Wien']);
  expect(runs[0]?.text).toBe('\uFFFD');
});

test('blanks of all kinds are printed as blanks, and invisible marks not at all', () => {
  expect(printedBy('10\u202Fg\tund\n5\u2009g')).toEqual(['10\u00A0g und 5\u00A0g']);
  expect(printedBy('Rezept\u00ADein\u200Bgang\u2060')).toEqual(['Rezepteingang']);
  expect(printedBy('nicht\u2011brechen')).toEqual(['nicht-brechen']);
  expect(printedBy('halb \uD800')).toEqual(['halb ', '\uFFFD']);
  expect(printedBy('')).toEqual([]);
});
