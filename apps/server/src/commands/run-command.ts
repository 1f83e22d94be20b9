import { pino } from 'pino';
import { loadAppSecret } from '../app-secret.ts';
import { type Database, openDatabase } from '../db/pool.ts';
import { readEnv } from '../env.ts';
import { deriveKeys } from '../keys.ts';
import { operatorToken } from '../modules/operation/command-routes.ts';

/**
 * Runs a command of the pharmacy: straight on a database server, or through the running shop where the database is
 * embedded. Prints what it says.
 */
export async function runCommand(name: string, command: (db: Database, words: string[]) => Promise<string>) {
  const words = process.argv.slice(2);
  try {
    const env = readEnv(process.env);
    const says = env.databaseUrl
      ? await onDatabase(env.databaseUrl, (db) => command(db, words))
      : await throughShop(`http://${env.host}:${env.port}`, env.appSecret, env.dataDir, { name, words });
    process.stdout.write(`${says}\n`);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}

async function onDatabase(connectionString: string, work: (db: Database) => Promise<string>): Promise<string> {
  const { db, pool } = openDatabase({ connectionString }, pino({ level: 'silent' }));
  try {
    return await work(db);
  } finally {
    await pool.end();
  }
}

async function throughShop(
  origin: string,
  appSecret: string | null,
  dataDir: string,
  { name, words }: { name: string; words: string[] },
): Promise<string> {
  const keys = deriveKeys(loadAppSecret(appSecret, dataDir));
  const response = await fetch(`${origin}/api/commands/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${operatorToken(keys)}` },
    body: JSON.stringify({ words }),
  }).catch(() => {
    throw new Error(`No shop answers at ${origin}. Start it with npm start, or set PORT and DATA_DIR as for the shop.`);
  });
  const answer = (await response.json()) as { says?: string; message?: string };
  if (answer.says === undefined) throw new Error(`The shop refused: ${answer.message}`);
  return answer.says;
}
