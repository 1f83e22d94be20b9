import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import { givenProduct } from '../testing/factories.ts';
import { testDatabase } from '../testing/test-database.ts';
import { migrationsFolder } from './migrate.ts';
import { schema } from './schema.ts';

const { db } = testDatabase();

test('the migrations make what schema.ts describes: `drizzle-kit generate` has nothing to add', async () => {
  const journal = readJson<{ entries: { idx: number }[] }>('_journal.json');
  const newest = String(journal.entries.at(-1)?.idx).padStart(4, '0');
  const migrated = readJson<ReturnType<typeof generateDrizzleJson>>(`${newest}_snapshot.json`);

  expect(await generateMigration(migrated, generateDrizzleJson({ ...schema }, migrated.id))).toEqual([]);
});

test('shares of THC and CBD are numbers, and absent when there is no analysis', async () => {
  const { product } = await givenProduct(db, { thcPercent: 22.5, cbdPercent: null, thcMgPerMl: 25 });
  expect(product).toMatchObject({ thcPercent: 22.5, cbdPercent: null, thcMgPerMl: 25, imagePaths: [] });
});

test.each([
  ['products_stock_units_not_negative', { stockUnits: -1 }],
  ['products_price_cents_not_negative', { priceCents: -1 }],
  ['products_min_order_quantity_positive', { minOrderQuantity: 0 }],
  ['products_quantity_increment_positive', { quantityIncrement: 0 }],
  ['products_thc_percent_possible', { thcPercent: 100.1 }],
  ['products_type_known', { type: 'seed' as 'bud' }],
  ['products_unit_known', { unit: 'ounce' as 'gram' }],
  ['products_genetic_known', { genetic: 'unheard' as 'indica' }],
])('the database itself refuses what breaks %s', async (constraint, broken) => {
  await expect(givenProduct(db, broken)).rejects.toMatchObject({ cause: { code: '23514', constraint } });
});

function readJson<Content>(name: string): Content {
  return JSON.parse(readFileSync(join(migrationsFolder, 'meta', name), 'utf8')) as Content;
}
