import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { takingTurns } from './in-turn.ts';

test('what has one name comes one after the other, in the order it was asked for, also after a failure', async () => {
  const inTurn = takingTurns();
  const happened: string[] = [];
  const work = (what: string) => async () => {
    happened.push(`${what} begins`);
    await setImmediate();
    happened.push(`${what} ends`);
    if (what === 'b') throw new Error('b fails');
    return what;
  };
  const asked = ['a', 'b', 'c'].map((what) => inTurn('file', work(what)).catch((error: Error) => error.message));
  expect(await Promise.all(asked)).toEqual(['a', 'b fails', 'c']);
  expect(happened).toEqual(['a', 'b', 'c'].flatMap((what) => [`${what} begins`, `${what} ends`]));
});

test('different names do not wait for each other', async () => {
  const inTurn = takingTurns();
  let open = () => {};
  const waiting = inTurn('one', () => new Promise<void>((resolve) => (open = resolve)));
  expect(await inTurn('two', async () => 'done')).toBe('done');
  open();
  await waiting;
});
