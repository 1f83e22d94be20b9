import { writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { pino } from 'pino';
import { type Database, openDatabase } from '../db/pool.ts';
import { type Env, readEnv } from '../env.ts';
import { rootCause } from '../errors.ts';
import type { CommandAnswer } from '../modules/operation/command-routes.ts';
import { readOperatorAddress } from '../operator-address.ts';
import type { Secret } from '../secret.ts';
import { printable } from '../terminal-text.ts';

/**
 * Runs a command of the pharmacy through the running shop, which does what goes with it: tells the other screens, queues
 * the mails, keeps the records. Prints what it says and keeps the file it may give.
 */
export async function runInShop(
  name: string,
  prepare: (words: string[]) => string[] = (words) => words,
): Promise<void> {
  await tellOutcome(async () => askCommand(readEnv(process.env), name, prepare(process.argv.slice(2))));
}

/** The same for one that needs nothing but the database: straight on a database server, so that no shop has to run. */
export async function runOnDatabase(
  name: string,
  command: (db: Database, words: string[]) => Promise<string>,
): Promise<void> {
  const words = process.argv.slice(2);
  await tellOutcome(async () => {
    const env = readEnv(process.env);
    if (!env.databaseUrl) return askCommand(env, name, words);
    return { says: await onDatabase(env.databaseUrl, (db) => command(db, words)) };
  });
}

export async function tellOutcome(run: () => Promise<CommandAnswer>): Promise<void> {
  try {
    const { says, file } = await run();
    // Never over a file that is there; readable for nobody else.
    if (file) writeFileSync(file.name, Buffer.from(file.base64, 'base64'), { flag: 'wx', mode: 0o600 });
    process.stdout.write(`${printable(says)}\n`);
  } catch (error) {
    process.stderr.write(`${printable((rootCause(error) as Error).message)}\n`);
    process.exitCode = 1;
  }
}

async function onDatabase(address: Secret, work: (db: Database) => Promise<string>): Promise<string> {
  const { db, pool } = openDatabase(address, pino({ level: 'silent' }));
  try {
    return await work(db);
  } finally {
    await pool.end();
  }
}

/** What the running shop says to a command. */
export async function askCommand(env: Env, name: string, words: string[]): Promise<CommandAnswer> {
  const response = await askShop(env, `/api/commands/${name}`, { words, who: userInfo().username });
  const answer = (await response.json()) as Partial<CommandAnswer> & { message?: string };
  if (answer.says === undefined) throw new Error(`The shop refused: ${answer.message}`);
  return { says: answer.says, ...(answer.file && { file: answer.file }) };
}

/**
 * Asks the running shop at the operator's listener, as somebody who can read its data folder. The folder alone is enough, and
 * it says nothing to anybody else: no secret is asked for, and none is made.
 */
export function askShop(env: Pick<Env, 'dataDir'>, address: string, body: unknown): Promise<Response> {
  const shop = readOperatorAddress(env.dataDir);
  if (shop === null) throw new Error(notOpen(env.dataDir));
  return fetch(`${shop.origin}${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${shop.token}` },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error(notOpen(env.dataDir));
  });
}

const notOpen = (dataDir: string) =>
  `No shop is open on the data folder ${dataDir}. Start it with npm start, or set DATA_DIR as for the shop.`;
