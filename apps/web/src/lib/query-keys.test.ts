import { expect, test } from 'vitest';
import { cartKey, editorKeys, isPersonalKey, patientKeys, publicKeys, sessionKey } from './query-keys.ts';

const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!./query-keys.ts', '!../testing/**'],
  { query: '?raw', import: 'default', eager: true },
);

test('no other file writes a key of the query cache', () => {
  const writesOwn = /queryKey: *\[|\b(?:[gs]etQueryData|getQueryState)(?:<[^>]*>)?\( *\[/;
  expect(Object.keys(sources).length).toBeGreaterThan(300);
  expect(Object.keys(sources).filter((file) => writesOwn.test(sources[file] ?? ''))).toEqual([]);
});

const keysOf = (table: Record<string, (...parts: never[]) => readonly unknown[]>) =>
  Object.values(table).map((key) => key());

test.each(keysOf(publicKeys))('%s is public', (...key) => {
  expect(isPersonalKey(key)).toBe(false);
});

test.each([...keysOf(patientKeys), ...keysOf(editorKeys), cartKey, ['whatever-comes-later']])(
  '%s is removed with the person',
  (...key) => {
    expect(isPersonalKey(key)).toBe(true);
  },
);

test('who is signed in is said by whoever removes the rest', () => {
  expect(isPersonalKey(sessionKey)).toBe(false);
});
