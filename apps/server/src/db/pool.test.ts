import { inspect } from 'node:util';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { Secret } from '../secret.ts';
import { givenProduct } from '../testing/factories.ts';
import { testDatabase, workerConnection } from '../testing/test-database.ts';
import { openDatabase } from './pool.ts';
import { products } from './schema/catalogue.ts';

const { db, pool } = testDatabase();

test('counts are numbers, and one too large for a number is refused rather than rounded', async () => {
  expect((await pool.query('select count(*) as count from products')).rows).toEqual([{ count: 0 }]);
  await expect(pool.query('select 9007199254740993::int8 as big')).rejects.toThrow(RangeError);
});

test('a day stays the day it is, whatever the time zone', async () => {
  expect((await pool.query(`select date '1985-03-31' as day`)).rows).toEqual([{ day: '1985-03-31' }]);
});

test('a failed transaction leaves nothing, and its connection is good for the next statement', async () => {
  const failing = db.transaction(async (tx) => {
    await givenProduct(tx);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await db.$count(products)).toBe(0);
});

test('the address of a server may limit the connections, and printing the pool shows no password', async () => {
  const address = new Secret('postgres://shop:hidden-word@db.example/shop?max=3');
  const server = openDatabase(address, pino({ level: 'silent' }));
  expect(server.pool.options.max).toBe(3);
  expect(inspect(server, { depth: 20 })).not.toContain('hidden-word');
  expect(JSON.stringify(server.pool.options)).not.toContain('hidden-word');
  await server.pool.end();
});

test('a statement that takes too long is ended by the server', async () => {
  const asInTheShop = openDatabase(workerConnection(), pino({ level: 'silent' })).pool;
  const { rows } = await asInTheShop.query('show statement_timeout').finally(() => asInTheShop.end());
  expect(rows).toEqual([{ statement_timeout: '15s' }]);
});

test('a connection that the server ends does not end the process', async () => {
  const client = await pool.connect();
  const ended = new Promise((resolve) => client.once('end', resolve));
  const { rows } = await client.query('select pg_backend_pid() as pid');
  await db.execute(sql`select pg_terminate_backend(${rows[0].pid})`);
  await ended;
  client.release();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
