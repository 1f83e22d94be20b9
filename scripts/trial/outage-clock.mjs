// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { newCustomer, openForAnna } from './customer.mjs';
import { postgresServer } from './postgres.mjs';
import { rowsOf } from './rows.mjs';
import { newDataDir, shopProcess } from './shop-process.mjs';
import { figure, none } from './verdict.mjs';

const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';

/** The clock of a running shop jumps a day ahead, then a day back. */
export async function clockJump() {
  if (!fs.existsSync(library)) throw new Error('apt-get install faketime');
  const database = await postgresServer();
  const dataDir = newDataDir();
  const clock = path.join(dataDir, 'clock');
  const jump = (/** @type {string} */ by) => fs.writeFileSync(clock, `${by}\n`);
  jump('+0');
  const shop = await shopProcess({
    dataDir,
    env: {
      DATABASE_URL: database.url,
      APP_SECRET: 'a secret for the clock trial, 32+ characters',
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  });
  const { anna, nextProduct } = await openForAnna(shop);

  jump('+1d');
  const later = await anna.orders().then(
    () => 'shown',
    (error) => error.message,
  );
  const berta = await newCustomer(shop, 'berta');
  await berta.order(nextProduct());
  jump('-1d');
  const clara = await newCustomer(shop, 'clara');
  await clara.order(nextProduct());
  const backMs = await shop.ready();
  jump('+0');
  await berta.order(nextProduct());

  const kept = new Set((await rowsOf(database.url, 'select code from orders')).map(({ code }) => code));
  const all = [anna, berta, clara].flatMap(({ acknowledged }) => acknowledged);
  await shop.stop();
  database.stop();
  const isSessionOver = /answered 401 /.test(later);
  return [
    figure('a day ahead: who was signed in is told', isSessionOver ? 'yes' : later.slice(0, 60), 'yes', isSessionOver),
    figure('a day ahead and a day back: signing in and ordering', `${all.length} orders`, '4 orders', all.length === 4),
    figure('a day back: ready after, s', (backMs / 1000).toFixed(1), '10', backMs <= 10_000),
    none('acknowledged orders lost', all.filter((code) => !kept.has(code)).length),
  ];
}
