import { expect, test } from 'vitest';
import type { Drawing } from './drawing.ts';
import { cacheRecent } from './drawing-cache.ts';

function cacheOf(mostKept = 10) {
  const drawn: string[] = [];
  const draw = cacheRecent(async ({ facts }) => {
    drawn.push(String(facts));
    if (facts === 'broken') throw new Error('no paper');
    return Buffer.from(String(facts));
  }, mostKept);
  const ask = (facts: string) => draw({ kind: 'qrPng', facts } satisfies Drawing);
  return { ask, drawn };
}

test('is drawn once, also for a hundred who ask at the same moment', async () => {
  const { ask, drawn } = cacheOf();
  const papers = await Promise.all(Array.from({ length: 100 }, () => ask('one')));
  papers.push(await ask('one'));
  expect(new Set(papers.map(String))).toEqual(new Set(['one']));
  expect(drawn).toEqual(['one']);
});

test('other facts are another paper', async () => {
  const { ask } = cacheOf();
  expect(String(await ask('one'))).toBe('one');
  expect(String(await ask('two'))).toBe('two');
});

test('the least recently used paper is dropped', async () => {
  const { ask, drawn } = cacheOf(2);
  for (const facts of ['one', 'two', 'one', 'three', 'one', 'two']) await ask(facts);
  expect(drawn).toEqual(['one', 'two', 'three', 'two']);
});

test('a failure is not kept', async () => {
  const { ask, drawn } = cacheOf();
  for (let asked = 0; asked < 2; asked++) await expect(ask('broken')).rejects.toThrow('no paper');
  expect(drawn).toEqual(['broken', 'broken']);
});
