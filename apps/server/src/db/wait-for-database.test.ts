import { expect, onTestFinished, test, vi } from 'vitest';
import { databaseGate } from '../testing/database-gate.ts';
import { dataFolder, Terminal } from '../testing/terminal.ts';
import { testDatabase, workerConnection } from '../testing/test-database.ts';
import { testSecret } from '../testing/test-keys.ts';
import { waitForDatabase } from './wait-for-database.ts';

testDatabase();

async function shopAt(databaseUrl: string): Promise<Terminal> {
  return new Terminal({
    DATA_DIR: await dataFolder(),
    DATABASE_URL: databaseUrl,
    APP_SECRET: testSecret.reveal(),
  });
}

test('a shop whose database is not there yet says so, waits, and opens once it is', async () => {
  const gate = await databaseGate(workerConnection());
  const shop = await shopAt(gate.url);
  await shop.shows(new RegExp(`The database is not there yet \\(connect ECONNREFUSED 127.0.0.1:${gate.port}\\)`));
  await gate.open();
  const origin = await shop.origin();
  await expect.poll(async () => (await fetch(`${origin}/api/ready`)).status).toBe(200);
  expect(shop.screen).toContain('The database is there.');
  shop.process.kill('SIGTERM');
  expect(await shop.exitCode()).toBe(0);
});

test('a shop that waits for its database can be stopped', async () => {
  const gate = await databaseGate(workerConnection());
  const shop = await shopAt(gate.url);
  await shop.shows(/is not there yet/);
  shop.process.kill('SIGTERM');
  expect(await shop.exitCode()).toBe(0);
  expect(shop.screen).not.toContain('could not start');
});

test('an unknown name of the database ends the start at once', async () => {
  const gate = await databaseGate({ ...workerConnection(), database: 'nobodys' });
  await gate.open();
  const shop = await shopAt(gate.url);
  expect(await shop.exitCode()).toBe(1);
  expect(shop.screen).toBe('The shop could not start. database "nobodys" does not exist\n');
});

const refusal = Object.assign(new Error('password authentication failed for user "shop"'), { code: '28P01' });
const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.5:5432'), {
  code: 'ECONNREFUSED',
  syscall: 'connect',
});
const starting = Object.assign(new Error('the database system is starting up'), { code: '57P03' });

/** A pool whose answers are these, the last of them from then on. */
function poolThatSays(...answers: (Error | null)[]) {
  const query = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer) throw answer;
    return { rows: [] };
  });
  return { query } as unknown as Parameters<typeof waitForDatabase>[0] & { query: typeof query };
}

test('a wrong password is not waited for, neither at once nor after the server is there', async () => {
  const said: string[] = [];
  await expect(waitForDatabase(poolThatSays(refusal), (sentence) => said.push(sentence))).rejects.toBe(refusal);
  expect(said).toEqual([]);
  await expect(waitForDatabase(poolThatSays(starting, refusal), () => {})).rejects.toBe(refusal);
});

test('every ten seconds it says that it still waits, and after a minute it gives up with the way on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const said: string[] = [];
  const waiting = waitForDatabase(poolThatSays(refused), (sentence) => said.push(sentence)).catch(
    (error: Error) => error.message,
  );

  await vi.advanceTimersByTimeAsync(59_900);
  expect(said).toEqual([
    'The database is not there yet (connect ECONNREFUSED 10.0.0.5:5432). The shop waits for it, for 60 s at most.',
    ...[10, 20, 30, 40, 50].map((seconds) => `The database is still not there after ${seconds} of 60 s.`),
  ]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await waiting).toBe(
    'The database did not answer within 60 s (connect ECONNREFUSED 10.0.0.5:5432). Start it, or correct DATABASE_URL.',
  );
  expect(vi.getTimerCount()).toBe(0);
});
