import { readJournal } from '@shop/contract/desk/journal';
import type { Input } from '@shop/contract/endpoint';
import { expect, test } from 'vitest';
import { deskShop } from '../../testing/desk-order.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();

test('entries are found by the order they are about and by days, with everybody to filter by', async () => {
  const shop = await deskShop(database);
  const [one, other] = [await shop.givenOrder(), await shop.givenOrder()];
  const read = async (query: Input<typeof readJournal>['query']) =>
    (await shop.pharmacist.call(readJournal, { query })).data;

  const all = await read({});
  expect(new Set(all.entries.flatMap(({ orderCode }) => orderCode ?? []))).toEqual(new Set([one.code, other.code]));
  expect(all.people).toContainEqual({ staffId: shop.pka.person.id, name: shop.pka.person.name });

  const aboutOne = await read({ code: one.code.toLowerCase().replace('-', '') });
  expect(aboutOne.entries.length).toBeGreaterThan(0);
  expect(new Set(aboutOne.entries.map(({ orderCode }) => orderCode))).toEqual(new Set([one.code]));
  expect((await read({ code: '7KQX-M29F' })).entries).toEqual([]);

  const today = shop.clock.now().toISOString().slice(0, 10);
  expect((await read({ from: today })).entries).toHaveLength(all.entries.length);
  expect((await read({ to: today })).entries).toHaveLength(all.entries.length);
  expect((await read({ to: '1999-12-31' })).entries).toEqual([]);
  expect((await read({ from: '2999-01-01' })).entries).toEqual([]);
});
