import { describe, expect, test } from 'vitest';
import { messageFiles, sentencesIn } from '../testing/sentences.ts';
import { compileMessages, inBothLanguages } from './message-compiler.ts';
import { placeholdersIn } from './message-placeholders.ts';

/** What the pharmacy, the tax office and search engines read is German, and so is what a medicine is labelled with. */
const germanOnly = [
  'mails/new-order.ts',
  'mails/withdrawal-note.ts',
  'pages/plain-pages.ts',
  'papers/dispensing.ts',
  'papers/invoice.ts',
  'papers/recall-list.ts',
];

/** The names that a sentence wants filled in and the tags around words. Throws when it is no ICU. */
function placeholders(sentence: string): string[] {
  const { kinds, tags } = placeholdersIn(sentence);
  // In each language with data of its own, as `{reasonDe}` and `{reasonEn}`.
  return [...new Set([...kinds.keys(), ...tags].map((name) => name.replace(/(De|En)$/, '')))].sort();
}

const german = await sentencesIn('de');
const english = await sentencesIn('en');

test('both languages have the same sentences', () => {
  expect(messageFiles('en')).toEqual(messageFiles('de').filter((file) => !germanOnly.includes(file)));
  const translated = [...german.keys()].filter((path) => !germanOnly.some((file) => path.startsWith(file)));
  expect([...english.keys()].sort()).toEqual(translated.sort());
});

test.each([...german, ...english])('%s says something', (_path, sentence) => {
  expect(sentence.trim()).not.toBe('');
});

test.each([...english])('%s wants the same values filled in as in German', (path, sentence) => {
  expect(placeholders(sentence)).toEqual(placeholders(german.get(path) ?? ''));
});

test('placeholders are found wherever they stand', () => {
  const sentence = 'A {a} <b>{c}</b> {d, select, x {{e}} other {f}} {g, plural, one {#} other {# {h}}}';
  expect(placeholders(sentence)).toEqual(['a', 'b', 'c', 'd', 'e', 'g', 'h']);
});

describe('a compiled sentence', () => {
  test('is its text where nothing is filled in', () => {
    expect(compileMessages({ a: "The pharmacy's reason" }, 'en').a).toBe("The pharmacy's reason");
  });

  test('counts by the rules of its language', () => {
    const words = inBothLanguages(
      { packs: '{count, plural, one {eine Packung} other {# Packungen}}' },
      { packs: '{count, plural, one {one pack} other {# packs}}' },
    );
    expect([words.de.packs({ count: 1 }), words.en.packs({ count: 1200 })]).toEqual(['eine Packung', '1,200 packs']);
  });

  test('marks what is stressed, and takes what is filled in as plain text', () => {
    const { news } = compileMessages({ news: '<strong>{code}</strong> is here.' }, 'en');
    expect(news({ code: '<b>{x}</b>' })).toEqual([{ text: '<b>{x}</b>', isStrong: true }, ' is here.']);
  });
});
