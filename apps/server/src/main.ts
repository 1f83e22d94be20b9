import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Registry } from 'prom-client';
import { buildApp, contactChange, deskOnThisMachine, orderingParts } from './app.ts';
import { loadAppSecrets } from './app-secret.ts';
import { systemClock } from './clock.ts';
import { startEmbeddedDatabase } from './db/embedded.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase, type Transaction } from './db/pool.ts';
import { waitForDatabase } from './db/wait-for-database.ts';
import { type Env, readEnv } from './env.ts';
import { rootCause } from './errors.ts';
import { deriveKeys } from './keys.ts';
import { openLog, type ShopLog } from './log.ts';
import { seedDemoCatalogue } from './modules/catalogue/catalogue-service.ts';
import { seedDelivery } from './modules/checkout/shipping-service.ts';
import { seedContent } from './modules/content/seed-content-service.ts';
import { ensureFirstEditor } from './modules/editor/first-editor.ts';
import { nameStaff } from './modules/identity/identity-service.ts';
import { openJournalMarks } from './modules/journal/journal-mark-service.ts';
import { createMailer } from './modules/mail/mailer.ts';
import { runOutbox } from './modules/mail/outbox-service.ts';
import { operatorToken } from './modules/operation/command-routes.ts';
import { runHousekeeping } from './modules/operation/housekeeping.ts';
import { measureState } from './modules/operation/state-metrics.ts';
import { orderDocument } from './modules/orders/order-documents.ts';
import { noticeConfigFile } from './modules/settings/config-file-service.ts';
import { keepGuardedSettings } from './modules/settings/guarded-setting-service.ts';
import { openLiveConfig } from './modules/settings/live-config-service.ts';
import { demoLead, demoSetupCode } from './modules/staff/first-lead.ts';
import { canHavePasskeys } from './modules/staff/relying-party.ts';
import { makeFirstLeads } from './modules/staff/staff-service.ts';
import { runWaitlist } from './modules/waitlist/waitlist-telling-service.ts';
import { publishOperatorAddress } from './operator-address.ts';
import { buildOpsApp, hasMailbox, listenForOperator } from './ops-app.ts';
import { shopAddressOf } from './shop-address.ts';
import { readShopConfigFile } from './shop-config-file.ts';
import { openObjectStore, openSealedFiles } from './storage/object-store.ts';

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));
const contentFolder = fileURLToPath(new URL('../../../content', import.meta.url));
const shutdownLimitMs = 10_000;

/** What has been opened, in order; it is closed in the reverse order, at the end or when the start fails half-way. */
const closers: (() => unknown)[] = [];

async function start(): Promise<void> {
  const env = readEnv(process.env);
  const clock = systemClock;
  const shopLog = openLog({
    folder: env.logs.inFolder ? path.join(env.dataDir, 'logs') : null,
    stdout: env.logs.onStdout ? process.stdout : null,
    clock,
  });
  closers.push(() => shopLog.close());
  const { say, sayAndLog } = shopLog;
  for (const remark of env.remarks) say(remark);
  if (!canHavePasskeys(env.publicUrl))
    say(
      'PUBLIC_URL is an IP address, for which browsers make no passkeys: nobody can open the desk. Give the shop a name.',
    );

  const { db, pool, changes } = openDatabase(await connectDatabase(env, shopLog), shopLog.log);
  closers.push(() => pool.end());
  if (env.databaseUrl) await waitForDatabase(pool, sayAndLog);

  // Made now, so that it is part of the first backup of the data folder.
  const secrets = loadAppSecrets(env, env.dataDir);
  const keys = deriveKeys(secrets.current, secrets.previous);
  if (keys.hasPrevious)
    say('APP_SECRET was changed: what the previous one sealed is sealed anew; the log tells when it is done.');

  const configFile = readShopConfigFile({ dataDir: env.dataDir, webFolder }, env);
  if (configFile.complaint) say(configFile.complaint);

  const leads =
    env.staffEmails.length === 0 && hasMailbox(env) ? [demoLead] : env.staffEmails.map((email) => ({ email }));
  let editor = { madeUpPassword: null as string | null, says: null as string | null };
  const seed = async (tx: Transaction) => {
    if (!env.isProduction) await seedDemoCatalogue(tx, clock.now());
    await seedContent(tx, contentFolder);
    await seedDelivery(tx, configFile.config);
    editor = await ensureFirstEditor(tx, env.editor);
    await nameStaff(tx, env.staffEmails);
    const shopAt = () => env.publicUrl?.origin ?? null;
    await makeFirstLeads(tx, { keys, clock, config: configFile.config, shopAt }, leads);
  };
  await migrate(db, seed, sayAndLog);
  if (editor.says) say(editor.says);
  await keepGuardedSettings({ db, config: configFile.config }, clock.now());
  const shopConfig = await openLiveConfig({ db, changes, log: shopLog.log }, configFile.config);
  closers.push(() => shopConfig.stop());

  const mailFolder = path.join(env.dataDir, 'mail');
  const mailer = createMailer({ smtpUrl: env.smtpUrl, from: env.mailFrom, folder: mailFolder, clock });
  closers.push(() => mailer.close());

  const objectStore = openObjectStore(env, { keys, clock });
  const marks = openJournalMarks(env.dataDir, keys);
  const parts = {
    env,
    db,
    changes,
    keys,
    clock,
    mailer,
    objectStore,
    marks,
    shopConfig,
    webFolder,
    metrics: new Registry(),
    log: shopLog.log,
  };
  const state = measureState(parts.metrics, { db, pool, clock, dataDir: env.dataDir });
  closers.push(() => state.stop());
  const app = await buildApp(parts);
  closers.push(() => app.close());
  const shopAt = shopAddressOf(env, app);
  const opsApp = await buildOpsApp({
    ...parts,
    shopAt,
    mailFolder,
    sealedFiles: openSealedFiles(env),
    dataDir: env.dataDir,
  });
  closers.push(() => opsApp.close());

  const outbox = runOutbox({
    db,
    mailer,
    keys,
    clock,
    drawDocument: (document) => orderDocument({ db, config: shopConfig.config }, document),
    log: shopLog.log,
  });
  closers.push(() => outbox.stop());
  await noticeConfigFile({ db, clock, keys, config: shopConfig.config, shopAt }, configFile.config);
  const ordering = orderingParts({ ...parts, shopAt });
  const waitlist = runWaitlist({ ...ordering, log: shopLog.log });
  closers.push(() => waitlist.stop());
  const housekeeping = runHousekeeping({
    ...ordering,
    marks,
    onEmailMoved: contactChange(ordering),
    log: shopLog.log,
    onDone: state.noteHousekeeping,
  });
  closers.push(() => housekeeping.stop());

  const origin = await app.listen({ host: env.host, port: env.port });
  const ops = await listenForOperator(opsApp, env);
  if (ops.complaint) say(ops.complaint);
  else {
    const facts = {
      token: operatorToken(keys),
      database: env.databaseUrl ? ('server' as const) : ('embedded' as const),
      files: env.s3 ? ('bucket' as const) : ('folder' as const),
      logs: env.logs,
    };
    closers.push(publishOperatorAddress(opsApp, env.dataDir, facts));
  }
  const lead = leads[0]?.email;
  sayWhereToLook(say, env.publicUrl?.origin ?? origin, ops.origin, {
    shopName: shopConfig.config.shopName,
    env,
    editorPassword: editor.madeUpPassword,
    deskOrigin: env.publicUrl?.origin ?? deskOnThisMachine(app),
    lead: lead ?? null,
    setupCode: lead && hasMailbox(env) ? await demoSetupCode(ordering, lead) : null,
  });
}

/** The pool's settings for a PostgreSQL server, or for the embedded database once its process is up. */
async function connectDatabase(env: Env, { log }: ShopLog) {
  if (env.databaseUrl) return env.databaseUrl;
  const embedded = await startEmbeddedDatabase({ dataDir: env.dataDir, log });
  closers.push(() => embedded.stop());
  return embedded.connection;
}

function sayWhereToLook(
  say: ShopLog['say'],
  origin: string,
  opsOrigin: string | null,
  at: {
    shopName: string;
    env: Env;
    editorPassword: string | null;
    deskOrigin: string;
    lead: string | null;
    setupCode: string | null;
  },
): void {
  say(`${at.shopName} is open:`);
  say(`  Shop     ${origin}/`);
  say(
    `  Editor   ${origin}/#/cms/login   user ${at.env.editor.username}${at.editorPassword ? `, password ${at.editorPassword} (shown only this once)` : ''}`,
  );
  say(
    `  Desk     ${at.deskOrigin}/#/desk${at.setupCode ? `   ${at.lead}, setup code ${at.setupCode} (good for an hour)` : ''}`,
  );
  say(`  API      ${origin}/api/docs`);
  if (opsOrigin && hasMailbox(at.env)) say(`  Mailbox  ${opsOrigin}/dev/mailbox`);
  if (opsOrigin) say(`  Metrics  ${opsOrigin}/metrics`);
  say('Ctrl-C closes it.');
}

let isClosing = false;

/** Finishes requests in flight, then closes the database. A request that never ends is not waited for. */
async function shutDown(exitCode: number): Promise<void> {
  isClosing = true;
  setTimeout(() => process.exit(1), shutdownLimitMs).unref();
  for (const close of closers.splice(0).reverse()) await close();
  process.exit(exitCode);
}

function closeOnSignals(): void {
  let firstAt: number | null = null;
  const onSignal = () => {
    // Under npm one Ctrl-C arrives twice: from the terminal and from npm. Only a later one is a second press.
    if (firstAt !== null && Date.now() - firstAt > 1_000) process.exit(1);
    if (firstAt === null) void shutDown(0);
    firstAt ??= Date.now();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

/** Only the root cause: its wrappers repeat the statement with its values. */
function explain(error: unknown): string {
  const { code, message, port } = rootCause(error) as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program. Choose another one with PORT=….`;
  if (code === 'EACCES' && port) return `Port ${port} may not be opened by this user. Choose another one with PORT=….`;
  return message;
}

closeOnSignals();
start().catch(async (error) => {
  // What was under way when a signal came fails for want of what is closed.
  if (isClosing) return;
  process.stderr.write(`The shop could not start. ${explain(error)}\n`);
  await shutDown(1);
});
