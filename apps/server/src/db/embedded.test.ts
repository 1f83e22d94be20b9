import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataFolderInUse } from './data-folder-lock.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts';
import { type Database, openDatabase } from './pool.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const log = pino({ level: 'silent' });
let dataDir: string;
let cleanups: (() => Promise<void>)[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'shop-embedded-'));
});

afterEach(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
  cleanups = [];
  rmSync(dataDir, { recursive: true });
});

test('keeps what was written over a stop and a start', async () => {
  const first = await start();
  await first.db.execute(sql`create table notes (id int)`);
  await first.db.execute(sql`insert into notes values (1)`);
  await first.close();
  expect(() => process.kill(first.embedded.pid, 0)).toThrow('ESRCH');

  const second = await start();
  expect(await noteIds(second.db)).toEqual([1]);
});

test('lets only its own user reach the socket', async () => {
  await start();
  expect(statSync(join(dataDir, 'postgres-socket')).mode & 0o777).toBe(0o700);
});

test('finds a shorter place for the socket when the path of the data folder is too long for one', async () => {
  const { db, close, embedded } = await start(join(dataDir, 'a'.repeat(100)));
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await close();
  expect(() => statSync(embedded.connection.host as string)).toThrow('ENOENT');
});

test('refuses a folder that another shop has open, and names that shop', async () => {
  const { db } = await start();
  const second = startEmbeddedDatabase({ dataDir, log });
  await expect(second).rejects.toThrow(DataFolderInUse);
  await expect(second).rejects.toThrow(`in use by process ${process.pid}`);
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

// A server that gets SIGTERM waits for its connections to end by themselves.
test.each(['SIGKILL', 'SIGINT', 'SIGQUIT'] as const)('comes back with every commit after a %s', async (signal) => {
  const { db, embedded } = await start();
  await db.execute(sql`create table notes (id int)`);
  await db.execute(sql`insert into notes values (1)`);
  const killed = embedded.pid;
  process.kill(killed, signal);

  await expect.poll(() => embedded.pid).not.toBe(killed);
  await expect.poll(() => noteIds(db)).toEqual([1]);
});

test('fails the transaction it dies in, and nothing else', async () => {
  const { db, pool, embedded } = await start();
  const connected = once(pool, 'connect');
  await db.execute(sql`create table notes (id int)`);
  const [client] = await connected;

  const transaction = db.transaction(async (tx) => {
    await tx.execute(sql`insert into notes values (1)`);
    // Lost between two statements, when nobody waits for an answer.
    const lost = new Promise((resolve) => client.once('end', resolve));
    process.kill(embedded.pid, 'SIGKILL');
    await lost;
    await tx.execute(sql`insert into notes values (2)`);
  });
  await expect(transaction).rejects.toThrow();
  await expect.poll(() => noteIds(db)).toEqual([]);
});

test('runs in a session of its own, which Ctrl-C in the terminal does not reach', async () => {
  const { embedded } = await start();
  const sessionOf = (pid: number) =>
    execFileSync('ps', ['-o', 'sess=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  expect(sessionOf(embedded.pid)).not.toBe(sessionOf(process.pid));
});

test('ends a server whose guard and shop were killed, and keeps what it wrote', async () => {
  const { parent, lines, embeddedPid } = await startShop(`
    await pool.query('create table notes (id int)');
    await pool.query('insert into notes values (1)');
    const guard = readFileSync('/proc/' + embedded.pid + '/stat', 'utf8').split(' ')[3];
    process.kill(Number(guard), 'SIGKILL');
    say('alone');
  `);
  await lines.next();
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  expect(isThere(embeddedPid)).toBe(true);
  const { db } = await start();
  await expect.poll(() => isThere(embeddedPid)).toBe(false);
  expect(await noteIds(db)).toEqual([1]);
});

test('answers a commit only when it is on the disk, and tells nothing of statements in its own log', async () => {
  const { pool } = await start();
  const { rows } = await pool.query(
    "select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'listen_addresses', 'log_min_error_statement') order by name",
  );
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    data_checksums: 'on',
    fsync: 'on',
    full_page_writes: 'on',
    listen_addresses: '',
    log_min_error_statement: 'panic',
    synchronous_commit: 'on',
  });
});

test.each([
  ['the embedded database of an earlier version', 'postgres', '17'],
  ['another PostgreSQL', 'database', '19'],
])('leaves a folder of %s untouched, and says how its shop comes along', async (_, folder, major) => {
  mkdirSync(join(dataDir, folder));
  writeFileSync(join(dataDir, folder, 'PG_VERSION'), `${major}\n`);
  await expect(startEmbeddedDatabase({ dataDir, log })).rejects.toThrow(/npm run backup.*npm run restore/);
  expect(readdirSync(dataDir, { recursive: true }).sort()).toEqual([folder, join(folder, 'PG_VERSION')]);
});

test('gives parallel statements their own answers, also when some arrive in many pieces', async () => {
  const { db } = await start();
  const lengths = Array.from({ length: 20 }, (_, index) => (index % 4 === 0 ? 700_000 + index : index));
  const answers = await Promise.all(
    lengths.map((length) =>
      db.execute(sql`select length(${'x'.repeat(length)}::text) as length, ${sql.raw(`${length}`)} as tag`),
    ),
  );
  expect(answers.map(({ rows }) => rows[0])).toEqual(lengths.map((length) => ({ length, tag: length })));
});

test('ends with its parent when that is killed, and loses nothing the parent was told is written', async () => {
  const { parent, lines, embeddedPid } = await startShop(`
    await pool.query('create table notes (id int)');
    for (let id = 0; ; id++) {
      await pool.query('insert into notes values ($1)', [id]);
      say(id);
    }
  `);
  const acknowledged: number[] = [];
  while (acknowledged.length < 200) acknowledged.push(Number((await lines.next()).value));
  parent.kill('SIGKILL');
  for await (const line of lines) acknowledged.push(Number(line));

  await expect.poll(() => isThere(embeddedPid)).toBe(false);
  const { db } = await start();
  expect(await noteIds(db)).toEqual(expect.arrayContaining(acknowledged));
});

test('ends with its parent even in the middle of a statement without end', async () => {
  const { parent, lines, embeddedPid } = await startShop(`
    const client = await pool.connect();
    client.query('select pg_sleep(3600)');
    client.connection.stream.write('', () => say('sent'));
  `);
  await lines.next();
  parent.kill('SIGKILL');
  await expect.poll(() => isThere(embeddedPid)).toBe(false);
});

async function start(folder = dataDir) {
  const embedded: EmbeddedDatabase = await startEmbeddedDatabase({ dataDir: folder, log });
  const { db, pool } = openDatabase(embedded.connection, log);
  let closed = false;
  async function close() {
    if (closed) return;
    closed = true;
    await pool.end();
    await embedded.stop();
  }
  cleanups.push(close);
  return { embedded, db, pool, close };
}

async function noteIds(db: Database): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`select id from notes order by id`);
  return rows.map(({ id }) => id);
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Another process with an embedded database on the same data folder, which does `work` and may `say` something. */
async function startShop(work: string) {
  const compiled = (name: string) => JSON.stringify(new URL(`../../dist/db/${name}.js`, import.meta.url).href);
  const shop = `
    import { readFileSync, writeSync } from 'node:fs';
    import { startEmbeddedDatabase } from ${compiled('embedded')};
    import { openDatabase } from ${compiled('pool')};
    const say = (word) => writeSync(1, word + '\\n');
    const log = { error() {}, warn() {}, info() {} };
    const embedded = await startEmbeddedDatabase({ dataDir: ${JSON.stringify(dataDir)}, log });
    const { pool } = openDatabase(embedded.connection, log);
    await pool.query('select 1');
    say(embedded.pid);
    ${work}
  `;
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', shop], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: parent.stdout })[Symbol.asyncIterator]();
  return { parent, lines, embeddedPid: Number((await lines.next()).value) };
}
