// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newCustomer, stockedProducts } from './customer.mjs';
import { postgresServer } from './postgres.mjs';
import { rowsOf } from './rows.mjs';
import { newDataDir, shopProcess } from './shop-process.mjs';
import { figure, none } from './verdict.mjs';

/** Orders of each version before the next step is taken. */
const ordersBetween = 5;

/**
 * A rolling upgrade: a process of an older version serves, one of this version migrates its database and serves beside it,
 * and then takes over alone.
 *
 * @param {string} folder of the older version, built
 */
export async function upgrade(folder) {
  if (!fs.existsSync(path.join(folder, 'apps/server/dist/main.js'))) {
    throw new Error('npm run trial -- upgrade FOLDER: the folder of an older version, built there with npm run build');
  }
  const database = await postgresServer();
  const dataDir = newDataDir();
  const env = { DATABASE_URL: database.url, APP_SECRET: 'a secret for the upgrade trial, 32+ characters' };
  const [old, fresh] = [await shopProcess({ dataDir, env, folder }), await shopProcess({ dataDir, env })];
  const migrations = async () => Number((await rowsOf(database.url, countMigrations))[0]?.count);

  old.start();
  await old.ready();
  const before = await migrations();
  /** Where Anna's browser is served from. */
  const behind = { origin: old.origin, dataDir };
  const anna = await newCustomer(behind, 'anna');
  const nextProduct = await stockedProducts(old.origin);
  /** @type {string[]} */
  const failed = [];
  let isOver = false;
  const ordering = (async () => {
    while (!isOver)
      await anna.order(nextProduct()).catch((error) => failed.push(error.message.replace(/,"requestId.*/, '')));
  })();
  const soFar = () => anna.acknowledged.length + failed.length;
  /** @param {number} count */
  const until = async (count) => {
    while (soFar() < count) await sleep(20);
  };
  await until(ordersBetween);

  fresh.start();
  await fresh.ready();
  const after = await migrations();
  const berta = await newCustomer(fresh, 'berta');
  await until(soFar() + ordersBetween);
  for (let count = 0; count < ordersBetween; count++) await berta.order(nextProduct());
  isOver = true;
  await ordering;
  await old.stop();

  const kept = new Set((await rowsOf(database.url, 'select code from orders')).map(({ code }) => code));
  const acknowledged = [...anna.acknowledged, ...berta.acknowledged];
  behind.origin = fresh.origin;
  const shown = new Set(await anna.orders());
  await fresh.stop();
  database.stop();
  for (const reason of new Set(failed)) console.log(`  failed: ${reason}`);
  return [
    figure('migrations before and after', `${before} ${after}`, 'more', after > before),
    none('orders that the older version refused', failed.length),
    figure('orders of both', acknowledged.length, 'some', acknowledged.length > 0),
    none('acknowledged orders lost', acknowledged.filter((code) => !kept.has(code)).length),
    none('orders that the new version does not show', anna.acknowledged.filter((code) => !shown.has(code)).length),
  ];
}

const countMigrations = 'select count(*) from drizzle.__drizzle_migrations';
