import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createKeyedMutex } from './keyed-mutex.ts';

test('what has one name comes one after the other, in the order it was asked for, also after a failure', async () => {
  const locked = createKeyedMutex();
  const happened: string[] = [];
  const work = (what: string) => async () => {
    happened.push(`${what} begins`);
    await setImmediate();
    happened.push(`${what} ends`);
    if (what === 'b') throw new Error('b fails');
    return what;
  };
  const asked = ['a', 'b', 'c'].map((what) => locked('file', work(what)).catch((error: Error) => error.message));
  expect(await Promise.all(asked)).toEqual(['a', 'b fails', 'c']);
  expect(happened).toEqual(['a', 'b', 'c'].flatMap((what) => [`${what} begins`, `${what} ends`]));
});

test('different names do not wait for each other', async () => {
  const locked = createKeyedMutex();
  let open = () => {};
  const waiting = locked('one', () => new Promise<void>((resolve) => (open = resolve)));
  expect(await locked('two', async () => 'done')).toBe('done');
  open();
  await waiting;
});
