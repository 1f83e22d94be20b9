// @ts-check
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { root } from '../run.mjs';
import { newCustomer, stockedProducts } from './customer.mjs';
import { postgresServer } from './postgres.mjs';
import { rowsOf } from './rows.mjs';
import { newDataDir, shopProcess } from './shop-process.mjs';
import { figure, none } from './verdict.mjs';

const ordersBefore = 20;
const leastOrdersAMinute = 100;

/** A backup is made while people order, restored into an empty database, and must be the shop of one moment. */
export async function backup() {
  const database = await postgresServer();
  const env = { DATABASE_URL: database.url, APP_SECRET: 'a secret for the backup trial, 32+ characters' };
  const shop = await shopProcess({ dataDir: newDataDir(), env });
  shop.start();
  await shop.ready();
  const customers = await Promise.all(['anna', 'berta', 'clara'].map((name) => newCustomer(shop, name)));
  const nextProduct = await stockedProducts(shop.origin);
  const acknowledged = () => customers.flatMap((customer) => customer.acknowledged);
  let isOver = false;
  const ordering = customers.map(async (customer) => {
    while (!isOver) await customer.order(nextProduct());
  });
  while (acknowledged().length < ordersBefore) await sleep(20);

  const before = acknowledged();
  const file = path.join(newDataDir(), 'shop.backup');
  const startedAt = performance.now();
  await command('backup', file, { ...env, DATA_DIR: shop.dataDir });
  const minutes = (performance.now() - startedAt) / 60_000;
  const meanwhile = acknowledged().length - before.length;
  isOver = true;
  await Promise.all(ordering);

  await rowsOf(database.url, 'create database restored');
  const restoredUrl = database.url.replace(/postgres$/, 'restored');
  const dataDir = newDataDir();
  fs.rmSync(path.join(dataDir, 'config.json'));
  await command('restore', file, { ...env, DATABASE_URL: restoredUrl, DATA_DIR: dataDir });
  const kept = new Set((await rowsOf(restoredUrl, 'select code from orders')).map(({ code }) => code));
  const half = await rowsOf(
    restoredUrl,
    `select 1 from orders o where not exists (select 1 from order_lines l where l.order_id = o.id)
       or not exists (select 1 from order_events e where e.order_id = o.id)`,
  );
  const files = await rowsOf(restoredUrl, 'select key from prescription_files where order_id is not null');
  const missing = files.filter(({ key }) => !fs.existsSync(`${dataDir}/objects/prescriptions/${key}`));
  const second = await shopProcess({ dataDir, env: { ...env, DATABASE_URL: restoredUrl } });
  second.start();
  await second.ready();
  await second.stop();
  await shop.stop();
  database.stop();
  const pace = Math.round(meanwhile / minutes);
  return [
    figure('orders a minute while it was made', pace, `at least ${leastOrdersAMinute}`, pace >= leastOrdersAMinute),
    none('orders acknowledged before it began, and not in it', before.filter((code) => !kept.has(code)).length),
    none('orders without lines or record', half.length),
    none('prescription files missing', missing.length),
    figure('the restored shop', 'opens', 'opens', true),
  ];
}

/** @param {string} name @param {string} file @param {Record<string, string>} env */
async function command(name, file, env) {
  const { PATH = '', HOME = '' } = process.env;
  const all = { PATH, HOME, ...env, BACKUP_PASSPHRASE: 'a passphrase for the backup trial' };
  await promisify(execFile)(process.execPath, [`apps/server/dist/commands/${name}.js`, file], { cwd: root, env: all });
}
