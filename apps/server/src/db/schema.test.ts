import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { givenProduct } from '../testing/factories.ts';
import { testDatabase } from '../testing/test-database.ts';
import { migrationsFolder } from './migrate.ts';

const { db } = testDatabase();

test('the migrations make what the schema describes: `drizzle-kit generate` has nothing to add', async () => {
  const server = fileURLToPath(new URL('../..', import.meta.url));
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(migrationsFolder, folder, { recursive: true });
  // In a process of its own: it adds to the prototypes of String and Array, which other tests share.
  const drizzleKit = path.join(path.dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      drizzleKit,
      'generate',
      '--dialect=postgresql',
      '--schema=./src/db/schema/*.ts',
      `--out=${path.relative(server, folder)}`,
    ],
    { cwd: server },
  );
  expect(stdout).toContain('No schema changes');
  expect(await readdir(folder)).toEqual(await readdir(migrationsFolder));
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
