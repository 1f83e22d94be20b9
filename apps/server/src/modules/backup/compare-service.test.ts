import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { givenProduct } from '../../testing/factories.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { differencesOf, fingerprintOf } from './compare-service.ts';

const { db } = testDatabase();

test('one changed letter and a missing table are noticed by the name of the table', async () => {
  await givenProduct(db, { description: 'Mainlicht 22' });
  const before = await fingerprintOf(db);
  expect(differencesOf(before, await fingerprintOf(db))).toEqual([]);

  await db.execute(sql`update products set description = 'Mainlicht 23'`);
  expect(differencesOf(before, await fingerprintOf(db))).toContain('products');
  await db.execute(sql`update products set description = 'Mainlicht 22'`);
  expect(differencesOf(before, await fingerprintOf(db))).not.toContain('products');
  expect(differencesOf(before, {})).toEqual(Object.keys(before).sort());
});
