import { describe, expect, test } from 'vitest';
import { allMessages } from '#testing/all-messages.ts';
import { icuPlaceholders } from '#testing/icu-placeholders.ts';
import { localeOf } from './messages.ts';

type Tree = { readonly [key: string]: string | Tree };

function sentencesOf(tree: Tree, path = ''): [path: string, sentence: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] satisfies [string, string]]
      : sentencesOf(value, `${path}${key}.`),
  );
}

/** In each language with data of its own, as `{reasonDe}` and `{reasonEn}`. */
function wants(sentence: string, locale: string): string[] {
  return icuPlaceholders(sentence, locale).map((name) => name.replace(/(De|En)$/, ''));
}

const german = new Map(sentencesOf(await allMessages('de')));
const english = new Map(sentencesOf(await allMessages('en')));

test('both languages have the same sentences', () => {
  expect([...english.keys()].sort()).toEqual([...german.keys()].sort());
});

describe.each([...german])('%s', (path, sentence) => {
  const translation = english.get(path) ?? '';

  test('says something in both languages', () => {
    expect(sentence.trim()).not.toBe('');
    expect(translation.trim()).not.toBe('');
  });

  test('can be read as ICU and wants the same values filled in', () => {
    expect(wants(translation, 'en')).toEqual(wants(sentence, 'de'));
  });
});

test.each([
  [null, 'de'],
  ['de', 'de'],
  ['de-AT', 'de'],
  ['en', 'en'],
  ['en-GB', 'en'],
  ['fr', 'en'],
  ['den', 'en'],
  ['', 'de'],
])('[FR-08] a stored %j shows %s', (stored, locale) => {
  expect(localeOf(stored)).toBe(locale);
});
