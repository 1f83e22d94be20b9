import { existsSync } from 'node:fs';
import path from 'node:path';
import { defaultShopConfig } from '@shop/contract/shop-config';
import type { Env } from '../env.ts';
import { lastBackup } from '../modules/backup/last-backup.ts';
import { readOperatorAddress } from '../operator-address.ts';
import { readShopConfigFile } from '../shop-config-file.ts';
import { checkAddress } from './check-address.ts';
import { checkBackup } from './check-backup.ts';
import { checkDataFolder } from './check-data-folder.ts';
import { checkDatabase, embeddedFinding } from './check-database.ts';
import { type ComparedFiles, compareOnServer, judgeFiles } from './check-files.ts';
import { checkMail } from './check-mail.ts';
import { checkOpening } from './check-opening.ts';
import { checkProgram } from './check-program.ts';
import { checkSettings } from './check-settings.ts';
import { checkLogs, checkRecords, checkSameShop } from './check-shop.ts';
import { checkStorage } from './check-storage.ts';
import { checkTime } from './check-time.ts';
import { checkWordings } from './check-wordings.ts';
import type { Finding } from './finding.ts';
import type { Dns } from './mail-sender.ts';

interface Means {
  dkimSelector: string | null;
  dns: Dns;
  /** Asks the running shop for the mails in own words: nobody else opens the embedded database. */
  askForWordings(): Promise<unknown>;
  askForFiles(): Promise<ComparedFiles>;
}

/** Looks at everything a shop with these settings stands on. Changes nothing, and also works while it is closed. */
export async function examine(env: Env, { dkimSelector, dns, askForWordings, askForFiles }: Means): Promise<Finding[]> {
  const shopAnswers = await isShopAt(env);
  const hasOwnConfig = existsSync(path.join(env.dataDir, 'config.json'));
  const own = hasOwnConfig ? readShopConfigFile({ dataDir: env.dataDir, webFolder: env.dataDir }, env) : null;
  // What was set at the desk wins over the file: a shop that runs tells what patients read.
  const toldHours = shopAnswers ? await hoursTold(env) : undefined;
  const openingHours = toldHours ?? (own?.config ?? defaultShopConfig).pharmacy.openingHours;
  const open = shopAnswers ? readOperatorAddress(env.dataDir) : null;
  const keeps = env.isProduction && (env.databaseUrl === null || env.s3 === null);
  const folder = await checkDataFolder(env.dataDir, { keeps });
  const canWrite = folder.every(({ state }) => state !== 'wrong');
  const [settings, database, storage, mail, address] = await Promise.all([
    checkSettings(env, { shopAnswers, configComplaint: own?.complaint ?? null, openingHours }),
    env.databaseUrl ? checkDatabase(env.databaseUrl) : { findings: [embeddedFinding], facts: null },
    env.s3 || canWrite ? checkStorage(env) : [],
    checkMail(env, dkimSelector, dns),
    checkAddress(env.publicUrl),
  ]);
  const saved = database.facts?.mailWordings ?? (shopAnswers ? await askForWordings().catch(() => null) : null);
  const isEmpty = env.databaseUrl !== null && database.facts?.migrations === null;
  const compared = await (env.databaseUrl ? compareOnServer(env) : shopAnswers && askForFiles().catch(() => null));
  const asked = new Date();
  const clocks = [
    ...(database.facts ? [{ whose: 'the database', now: database.facts.now, asked: database.facts.asked }] : []),
    ...(address.clock ? [{ whose: 'the proxy', now: address.clock, asked }] : []),
  ];
  return [
    ...checkProgram(),
    ...settings,
    ...checkOpening({
      isProduction: env.isProduction,
      config: (own ?? readShopConfigFile({ dataDir: env.dataDir, webFolder: env.dataDir }, env)).config,
      isCatalogueDecided: own?.givenKeys?.includes('cataloguePublic') || (database.facts?.isCatalogueSet ?? null),
      vatIdAtDesk: database.facts?.vatId,
    }),
    ...checkSameShop(env, open),
    ...folder,
    ...database.findings,
    ...(shopAnswers || env.isProduction ? checkRecords(await recordsTold(env, shopAnswers)) : []),
    ...storage,
    ...(isEmpty ? [] : [judgeFiles(compared || null)]),
    ...checkBackup({
      madeAt: lastBackup(env.dataDir),
      now: asked,
      isProduction: env.isProduction,
      isElsewhere: env.databaseUrl !== null && env.s3 !== null,
    }),
    ...checkLogs(env, open),
    ...mail,
    ...checkWordings(saved ?? own?.config.mails),
    ...checkTime(clocks),
    ...address.findings,
  ];
}

async function isShopAt(env: Env): Promise<boolean> {
  return ((await askShop(env, '/api/health')) as { status?: string } | null)?.status === 'up';
}

async function recordsTold(env: Env, shopAnswers: boolean): Promise<'intact' | 'broken' | null | undefined> {
  if (!shopAnswers) return undefined;
  return ((await askShop(env, '/api/ready')) as { records?: 'intact' | 'broken' | null } | null)?.records;
}

async function hoursTold(env: Env): Promise<string | undefined> {
  return ((await askShop(env, '/config.json')) as { pharmacy?: { openingHours?: string } } | null)?.pharmacy
    ?.openingHours;
}

async function askShop({ host, port }: Env, path: string): Promise<unknown> {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  try {
    const address = `http://${name.includes(':') ? `[${name}]` : name}:${port}${path}`;
    return await (await fetch(address, { signal: AbortSignal.timeout(3_000) })).json();
  } catch {
    return null;
  }
}
