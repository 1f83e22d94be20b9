import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { countAll, countDown, countOf, countUp, forgetCount, removeOldCounts } from './counters.ts';
import { counters } from './schema/counters.ts';

const { db } = testDatabase();
const now = new Date('2026-11-15T08:00:00Z');
const later = new Date('2026-11-15T08:01:00Z');
const threeAMinute = { key: 'knocks', limit: 3, windowSeconds: 60 };

test('lets through as many as the limit says, then tells how long to wait', async () => {
  for (let knock = 0; knock < 3; knock++) expect(await countUp(db, threeAMinute, now)).toBeNull();
  expect(await countUp(db, threeAMinute, now)).toBe(60);
  expect(await countUp(db, threeAMinute, new Date('2026-11-15T08:00:45Z'))).toBe(15);
  expect(await countUp(db, threeAMinute, later)).toBeNull();
});

test('tells how many there were, until their time is over', async () => {
  expect(await countOf(db, 'knocks', now)).toBe(0);
  for (let knock = 0; knock < 5; knock++) await countUp(db, threeAMinute, now);
  expect(await countOf(db, 'knocks', now)).toBe(3);
  expect(await countOf(db, 'knocks', later)).toBe(0);
});

test('a hundred parallel counts do not exceed the limit', async () => {
  const waits = await Promise.all(Array.from({ length: 100 }, () => countUp(db, threeAMinute, now)));
  expect(waits.filter((wait) => wait === null)).toHaveLength(3);
});

test('amounts are counted too, and parallel ones do not exceed the limit', async () => {
  const bytes = { key: 'bytes', limit: 100, windowSeconds: 60 };
  expect(await countUp(db, { ...bytes, by: 41 }, now)).toBeNull();
  const waits = await Promise.all(Array.from({ length: 10 }, () => countUp(db, { ...bytes, by: 20 }, now)));
  expect(waits.filter((wait) => wait === null)).toHaveLength(2);
  expect(await countUp(db, { ...bytes, by: 20 }, now)).toBe(60);
  expect(await countUp(db, { ...bytes, by: 19 }, now)).toBeNull();
  expect(await countUp(db, { ...bytes, by: 100 }, later)).toBeNull();
});

test('one that is taken back makes room for one', async () => {
  for (let knock = 0; knock < 3; knock++) await countUp(db, threeAMinute, now);
  await countDown(db, 'knocks');
  expect(await countUp(db, threeAMinute, now)).toBeNull();
  expect(await countUp(db, threeAMinute, now)).toBe(60);
  await forgetCount(db, 'knocks');
  expect(await countUp(db, threeAMinute, now)).toBeNull();
});

test('if one of several limits is reached, none of them counts', async () => {
  const steps = { ...threeAMinute, key: 'steps', limit: 1 };
  expect(await countAll(db, [threeAMinute, steps], now)).toBeNull();
  expect(await countAll(db, [threeAMinute, steps], now)).toBe(60);
  const [knocks] = await db.select().from(counters).orderBy(counters.key);
  expect(knocks).toMatchObject({ key: 'knocks', count: 1 });
});

test('old counts are removed, others stay', async () => {
  await countUp(db, threeAMinute, now);
  await countUp(db, { ...threeAMinute, key: 'steps', windowSeconds: 3_600 }, now);
  await removeOldCounts(db, later);
  expect(await db.select({ key: counters.key }).from(counters)).toEqual([{ key: 'steps' }]);
});
