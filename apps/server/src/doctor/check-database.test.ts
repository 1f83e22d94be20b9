import { expect, test } from 'vitest';
import { refuseOldServer } from '../db/migrate.ts';
import { Secret } from '../secret.ts';
import { testDatabase } from '../testing/test-database.ts';
import { checkDatabase, judgeDatabase } from './check-database.ts';
import { type DatabaseFacts, readDatabaseFacts } from './database-facts.ts';

const database = testDatabase();

const facts = () => readDatabaseFacts(database.pool);

/** A server as it should be, whatever the one of the tests is like. */
async function goodFacts(): Promise<DatabaseFacts> {
  const settings = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' };
  return { ...(await facts()), settings, isSuperuser: false, isLocal: true, freeConnections: 90, poolSize: 10 };
}

test('the facts of the database are read, and its tables are those of this shop', async () => {
  const found = await facts();
  expect(found.versionNumber).toBeGreaterThan(150_000);
  expect(found.migrations?.length).toBeGreaterThan(20);
  expect(judgeDatabase(await goodFacts()).every(({ state }) => state === 'fine')).toBe(true);
});

test.each<[string, Partial<DatabaseFacts>, string]>([
  ['PostgreSQL 14', { version: '14.11', versionNumber: 140_011 }, 'PostgreSQL 14.11 is too old'],
  ['another encoding', { encoding: 'LATIN1' }, 'LATIN1'],
  ['a standby', { isStandby: true }, 'standby'],
  ['no TLS over the network', { isLocal: false, isEncrypted: false }, 'without TLS'],
  ['too few connections', { freeConnections: 4 }, '4 connections left'],
  ['tables of somebody else', { migrations: ['of another shop'] }, 'not those of this shop'],
  ['no fsync', { settings: { fsync: 'off', full_page_writes: 'on', synchronous_commit: 'on' } }, 'power cut'],
])('%s is told', async (_what, changed, words) => {
  const wrong = judgeDatabase({ ...(await goodFacts()), ...changed }).filter(({ state }) => state === 'wrong');
  expect(wrong).toMatchObject([{ says: expect.stringContaining(words), advice: expect.any(String) }]);
});

test('a newer and an older database are remarks: a rolling upgrade passes through both', async () => {
  const { migrations, ...others } = await goodFacts();
  const stateOf = (hashes: string[]) => judgeDatabase({ ...others, migrations: hashes })[1]?.state;
  expect(stateOf([...(migrations ?? []), 'of tomorrow'])).toBe('remark');
  expect(stateOf((migrations ?? []).slice(0, -1))).toBe('remark');
});

test('a server that is away is told in a sentence', async () => {
  const { findings } = await checkDatabase(new Secret('postgres://shop@127.0.0.1:1/shop'));
  expect(findings).toMatchObject([{ state: 'wrong', says: expect.stringContaining('ECONNREFUSED') }]);
});

test('the start itself refuses PostgreSQL 14 before it changes anything', () => {
  expect(() => refuseOldServer({ name: '14.11', number: 140_011 })).toThrow('needs 15 or newer');
  expect(() => refuseOldServer({ name: '15.4', number: 150_004 })).not.toThrow();
});
