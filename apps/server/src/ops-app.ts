import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { type AppParts, orderingParts } from './app.ts';
import { type Env, isLoopback } from './env.ts';
import { answerUndecodable, handleErrors } from './http/error-handler.ts';
import { refuseForeignHosts } from './http/loopback-only.ts';
import { answerMalformedHttp } from './http/malformed-http.ts';
import { serveMetrics } from './http/metrics.ts';
import { refuseForeignWrites } from './http/same-origin.ts';
import { headersOutsideRoutes, setSecurityHeaders } from './http/security-headers.ts';
import { closeConnectionsOnShutdown } from './http/shutdown.ts';
import { serveBackup } from './modules/backup/backup-routes.ts';
import { measureLastBackup } from './modules/backup/last-backup.ts';
import { compareNamedFiles } from './modules/backup/named-files.ts';
import { stockCommand } from './modules/catalogue/stock-command.ts';
import { deliveryCommand } from './modules/checkout/delivery-command.ts';
import { editorCommand } from './modules/editor/editor-command.ts';
import { patientCommand } from './modules/identity/patient-command.ts';
import { recordsCommand } from './modules/journal/records-command.ts';
import { serveMailbox } from './modules/mail/mailbox-routes.ts';
import { refuseStrangers, serveCommands } from './modules/operation/command-routes.ts';
import { orderCommand } from './modules/orders/order-command.ts';
import { staffCommand } from './modules/staff/staff-command.ts';
import type { SealedFiles } from './storage/sealed-files.ts';
import { sealingWith } from './storage/sealing.ts';

type OpsEnv = Pick<Env, 'publicUrl' | 'smtpUrl' | 'isProduction' | 'opsHost'>;

export interface OpsParts extends Omit<AppParts, 'env'> {
  env: OpsEnv;
  mailFolder: string;
  /** What a backup holds besides the database. */
  sealedFiles: SealedFiles;
  dataDir: string;
  /** Where links in mails lead. */
  shopAt(): string | null;
}

/**
 * What belongs to the operator, on a listener of its own that no reverse proxy knows: a proxy in front of the shop cannot
 * hand it on by accident. On loopback it answers this machine; a wider OPS_HOST opens the figures and nothing else.
 */
export async function buildOpsApp(parts: OpsParts): Promise<FastifyInstance> {
  const { db, env } = parts;
  const app = Fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestTimeout: 30_000,
    connectionTimeout: 30_000,
    handlerTimeout: 20_000,
    keepAliveTimeout: 10_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    clientErrorHandler: answerMalformedHttp(headersOutsideRoutes({ isHttps: false })),
    frameworkErrors: answerUndecodable(headersOutsideRoutes({ isHttps: false })),
  });
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  closeConnectionsOnShutdown(app);
  handleErrors(app, { hasPages: false });
  await setSecurityHeaders(app, { isHttps: false, connectOrigins: [], webFolder: null });
  if (isLoopback(env.opsHost)) refuseForeignHosts(app);
  refuseForeignWrites(app, null);

  measureLastBackup(parts.metrics, parts.dataDir);
  serveMetrics(app, parts.metrics);
  if (hasMailbox(env)) serveMailbox(app, parts.mailFolder);
  const ordering = orderingParts(parts);
  serveCommands(app, parts.keys, {
    editor: (words) => editorCommand(db, words),
    patient: (words) => patientCommand(db, words),
    order: (words) => orderCommand(ordering, words),
    records: (words) => recordsCommand(parts, words),
    staff: (words, who) => staffCommand(ordering, words, who),
    stock: (words) => stockCommand(parts, words),
    delivery: (words) => deliveryCommand(parts, words),
    // For the doctor, which never opens the embedded database.
    'mail-wordings': async () => JSON.stringify(ordering.config.mails),
    'named-files': async () => JSON.stringify(await compareNamedFiles(db, parts.sealedFiles, sealingWith(parts.keys))),
  });
  serveBackup(app, { ...parts, files: parts.sealedFiles }, (request) => refuseStrangers(request, parts.keys));
  return app;
}

/** Only where nobody but the person at this machine uses the shop: its mails hold the codes of everybody. */
export function hasMailbox({ publicUrl, smtpUrl, isProduction, opsHost }: OpsEnv): boolean {
  return !publicUrl && !smtpUrl && !isProduction && isLoopback(opsHost);
}

/** Null, with a warning, when it cannot listen: the shop opens without it. */
export async function listenForOperator(
  app: FastifyInstance,
  { opsHost, opsPort }: Pick<Env, 'opsHost' | 'opsPort'>,
): Promise<{ origin: string; complaint: null } | { origin: null; complaint: string }> {
  try {
    return { origin: await app.listen({ host: opsHost, port: opsPort }), complaint: null };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be opened (${code})`;
    return {
      origin: null,
      complaint: `Port ${opsPort} on ${opsHost} ${why}: the shop opens without its metrics, mailbox and commands (npm run order …). Choose another one with OPS_PORT=….`,
    };
  }
}
