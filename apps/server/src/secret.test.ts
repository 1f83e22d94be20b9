import { format, inspect } from 'node:util';
import { serialize } from 'node:v8';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { describeError } from './log.ts';
import { Secret } from './secret.ts';

const text = 'correct-horse-battery-staple';
const secret = new Secret(text);

test('it opens by name, and in no other way', () => {
  expect(secret.reveal()).toBe(text);
  expect(Object.values(secret)).toEqual([]);
  expect(Reflect.ownKeys(secret)).toEqual([]);
});

test.each([
  ['a text', () => `${secret}`],
  ['a sum', () => `to ${String(secret)}`],
  ['JSON', () => JSON.stringify({ databaseUrl: secret, deep: [{ secret }] })],
  ['the console', () => format('%s %o %j', secret, { secret }, secret)],
  [
    'an inspection of everything',
    () => inspect({ deep: { secret } }, { showHidden: true, depth: 9, customInspect: false }),
  ],
  ['an error', () => inspect(new Error(`cannot reach ${secret}`, { cause: { secret } }))],
  ['another process', () => serialize({ ...secret }).toString('latin1')],
  ['a copy', () => JSON.stringify([{ ...secret }, Object.assign({}, secret), structuredClone(secret)])],
  ['the log', () => logged({ secret, deep: { secret }, err: new Error(`cannot reach ${secret}`) })],
])('%s does not show it', (_what, show) => {
  expect(show()).not.toContain(text);
});

test('what shows it says that there is one', () => {
  expect(`${secret}`).toBe('[secret]');
  expect(JSON.stringify({ secret })).toBe('{"secret":"[secret]"}');
  expect(inspect({ secret })).toBe('{ secret: [secret] }');
  expect(logged({ secret })).toContain('"secret":"[secret]"');
});

test('two are compared without opening them', () => {
  expect(secret.equals(new Secret(text))).toBe(true);
  expect(secret.equals(new Secret(`${text} `))).toBe(false);
  expect(secret.equals(new Secret(''))).toBe(false);
});

function logged(line: object): string {
  const written: string[] = [];
  const log = pino({ serializers: { err: describeError } }, { write: (text: string) => void written.push(text) });
  log.error(line, 'something happened');
  return written.join('');
}
