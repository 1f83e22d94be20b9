import { randomUUID } from 'node:crypto';
import { databaseHeader } from '@shop/contract/database-header';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Registry } from 'prom-client';
import type { Clock } from './clock.ts';
import type { Changes } from './db/changes.ts';
import type { Database, Transaction } from './db/pool.ts';
import { registerDesk } from './desk-app.ts';
import type { Env } from './env.ts';
import { germanDay } from './german-day.ts';
import { serveApiDocs } from './http/api-docs.ts';
import { answerInTime, type ConnectionLimits, connectionLimits, timeoutsOf } from './http/connection-limits.ts';
import { answerUndecodable, handleErrors } from './http/error-handler.ts';
import { parseJsonBodies } from './http/json-body.ts';
import { answerMalformedHttp } from './http/malformed-http.ts';
import { measureRequests } from './http/metrics.ts';
import { limitRates } from './http/rate-limits.ts';
import { refuseForeignWrites } from './http/same-origin.ts';
import { headersOutsideRoutes, isPartOfPage, setSecurityHeaders } from './http/security-headers.ts';
import { prepareToServe } from './http/serve.ts';
import { closeConnectionsOnShutdown } from './http/shutdown.ts';
import { refuseCallsWithoutTls } from './http/tls-only.ts';
import type { Keys } from './keys.ts';
import { mergeAtSignIn, returnToGuest } from './modules/cart/cart-merge-service.ts';
import { registerCart } from './modules/cart/cart-routes.ts';
import { catalogueDoor } from './modules/catalogue/catalogue-door.ts';
import { registerCatalogue } from './modules/catalogue/catalogue-routes.ts';
import { serveChatFrame } from './modules/chat/chat-frame-routes.ts';
import { registerCheckout } from './modules/checkout/checkout-routes.ts';
import { registerContent } from './modules/content/content-routes.ts';
import { bodyOf, versionOf } from './modules/content/content-service.ts';
import { registerEditor } from './modules/editor/editor-routes.ts';
import { type EditorParts, findLoggedIn } from './modules/editor/editor-service.ts';
import { registerHealthConsent } from './modules/health-consent/health-consent-routes.ts';
import { registerEmailChange } from './modules/identity/email-change-routes.ts';
import { openIdentity } from './modules/identity/identity-service.ts';
import { registerProfile } from './modules/identity/profile-routes.ts';
import { registerSignIn } from './modules/identity/sign-in-routes.ts';
import type { JournalMarks } from './modules/journal/journal-mark-service.ts';
import { journalAlarm } from './modules/journal/journal-service.ts';
import type { Mailer } from './modules/mail/mailer.ts';
import { checkOutbox } from './modules/mail/outbox-service.ts';
import { registerOperation } from './modules/operation/operation-routes.ts';
import { type ContactChange, changeContact } from './modules/orders/order-contact-service.ts';
import { restrictOrdersOf } from './modules/orders/order-restriction-service.ts';
import { cancelOrdersBeforeDeletion } from './modules/orders/order-retention-service.ts';
import { registerOrders } from './modules/orders/order-routes.ts';
import type { OrderParts } from './modules/orders/order-service.ts';
import type { OwnOrderParts } from './modules/orders/own-order-service.ts';
import { registerPlainPages } from './modules/plain-pages/plain-page-routes.ts';
import { registerPrescriptions } from './modules/prescriptions/prescription-routes.ts';
import { openPersonalCopy } from './modules/privacy/copy-service.ts';
import type { LiveConfig } from './modules/settings/live-config-service.ts';
import { serveShop } from './modules/shell/shell-routes.ts';
import { findDeskVisit, findStaffMember } from './modules/staff/desk-session-service.ts';
import { registerDeskSignIn } from './modules/staff/desk-sign-in-routes.ts';
import { registerStaff } from './modules/staff/staff-routes.ts';
import { registerWaitlist } from './modules/waitlist/waitlist-routes.ts';
import { registerWithdrawal } from './modules/withdrawal/withdrawal-routes.ts';
import { publicConfig, serveConfig } from './public-config.ts';
import { shopAddressOf } from './shop-address.ts';
import type { ObjectStore } from './storage/object-store.ts';
import { serveUploads } from './storage/upload-routes.ts';

export interface AppParts {
  env: Pick<Env, 'host' | 'publicUrl' | 'trustProxy' | 'hasRateLimits' | 'staffEmails'>;
  db: Database;
  changes: Changes;
  keys: Keys;
  clock: Clock;
  mailer: Mailer;
  objectStore: ObjectStore;
  marks: JournalMarks;
  shopConfig: LiveConfig;
  /** The built shop; null where only the API is of interest. */
  webFolder: string | null;
  /** Where metrics are collected; the operator's listener shows them. */
  metrics: Registry;
  log: FastifyBaseLogger;
  /** Shorter ones for tests. */
  limits?: ConnectionLimits;
  isPasswordRight?: EditorParts['isPasswordRight'];
}

/** Texts and images of editors have limits of their own. */
const bodyLimitBytes = 128 * 1024;

/** Assembles the server from its parts. It never listens: `main.ts` does, and tests ask it directly. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { env, db, limits = connectionLimits } = parts;
  const isHttps = env.publicUrl?.protocol === 'https:';
  const app = Fastify({
    loggerInstance: parts.log,
    // `measureRequests` logs each request once, without its address.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies(env.trustProxy),
    bodyLimit: bodyLimitBytes,
    ...timeoutsOf(limits),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    clientErrorHandler: answerMalformedHttp(headersOutsideRoutes({ isHttps })),
    frameworkErrors: answerUndecodable(headersOutsideRoutes({ isHttps })),
  });

  // JSON only: browsers let any page send a form or text/plain without a preflight.
  app.removeContentTypeParser('text/plain');
  parseJsonBodies(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  const isDatabaseAway = () => !parts.changes.isWatched();
  app.addHook('onSend', async (request, reply) => {
    if (!isPartOfPage(request)) reply.header(databaseHeader, isDatabaseAway() ? 'away' : 'ready');
  });

  closeConnectionsOnShutdown(app);
  answerInTime(app, limits);
  handleErrors(app);
  measureRequests(app, parts.metrics);
  const uploadOrigin = await parts.objectStore.uploadOrigin();
  const connectOrigins = [...parts.shopConfig.config.allowedApiBases, ...(uploadOrigin ? [uploadOrigin] : [])];
  await setSecurityHeaders(app, { isHttps, connectOrigins, webFolder: parts.webFolder });
  if (env.hasRateLimits) await limitRates(app);
  refuseCallsWithoutTls(app, env.publicUrl);
  refuseForeignWrites(app, env.publicUrl);

  const { config } = parts.shopConfig;
  const shopAt = shopAddressOf(env, app);
  const identity = openIdentity({
    ...parts,
    ...env,
    isHttps,
    config,
    shopAt,
  });
  const deskAt = () => env.publicUrl?.origin ?? deskOnThisMachine(app);
  const desk = { ...parts, isHttps, config, shopAt, deskAt };
  prepareToServe(app, {
    patient: identity.sessions.of,
    editor: (exchange) => findLoggedIn(parts, exchange),
    staff: (exchange) => findStaffMember(desk, exchange),
    staffSession: (exchange) => findDeskVisit(desk, exchange),
  });

  registerOperation(
    app,
    {
      database: () => db.execute(sql`select 1`),
      mail: () => checkOutbox(db, parts.clock),
      storage: () => parts.objectStore.check(),
    },
    () => journalAlarm(db),
  );
  const products = registerCatalogue(
    app,
    { ...parts, door: catalogueDoor(app, config) },
    {
      shopId: config.shopId,
      pharmacyId: config.pharmacyId,
      shopName: config.shopName,
      domain: env.publicUrl?.hostname ?? null,
      showStock: config.showStock,
      showSimilarProducts: config.showSimilarProducts,
    },
  );
  const content = registerContent(app, db, parts.changes, config);
  registerPlainPages(app, { products, content, config, publicUrl: env.publicUrl, isDatabaseAway });

  registerSignIn(app, {
    ...identity,
    isHttps,
    textVersions: async () => {
      const texts = await content.current();
      return { terms: versionOf(texts, 'agb'), privacy: versionOf(texts, 'datenschutz') };
    },
    onSignIn: (exchange, userId) => mergeAtSignIn({ ...identity, isHttps }, exchange, userId),
    onLeaveRegistration: (exchange, userId) => returnToGuest({ ...identity, isHttps }, exchange, userId),
  });
  const ordering = orderingParts({ ...parts, shopAt });
  const exportData = openPersonalCopy(ordering);
  registerEmailChange(app, { ...identity, isHttps, onEmailMoved: contactChange(ordering) });
  registerProfile(app, {
    ...identity,
    isHttps,
    onPhoneChanged: contactChange(ordering),
    exportData,
    beforeDeletion: (userId) => cancelOrdersBeforeDeletion(ordering, userId),
    onDeletion: (tx, userId) => restrictOrdersOf(tx, userId, parts.clock.now()),
  });
  const cart = registerCart(app, { ...identity, isHttps, config });
  registerWaitlist(app, parts);
  registerPrescriptions(app, { ...identity, objectStore: parts.objectStore });
  if (parts.objectStore.uploadReceiver) serveUploads(app, parts.objectStore.uploadReceiver);
  registerCheckout(app, {
    ...ordering,
    cartOwnerOf: cart.ownerOf,
    contractTexts: async (language) => {
      const texts = await content.current();
      return {
        termsVersion: versionOf(texts, 'agb'),
        termsText: bodyOf(texts, 'agb', language),
        withdrawalText: bodyOf(texts, 'widerruf', language),
      };
    },
  });
  registerHealthConsent(app, ordering);
  registerOrders(app, ordering);
  registerWithdrawal(app, { ...ordering, hasRateLimits: env.hasRateLimits });

  registerDesk(app, { ...ordering, marks: parts.marks, live: parts.shopConfig, exportData });
  registerEditor(app, { ...parts, isHttps });
  registerDeskSignIn(app, { ...identity, ...desk });
  registerStaff(app, desk);

  serveApiDocs(app);
  const shown = () => publicConfig(config, germanDay(parts.clock.now()));
  serveConfig(app, shown);
  serveChatFrame(app, config.chat);
  if (parts.webFolder) await serveShop(app, { webFolder: parts.webFolder, content, config: shown });
  return app;
}

/** Open orders follow when a person's address or number changes, in the transaction that changes it. */
export function contactChange(ordering: OrderParts): (tx: Transaction, changed: ContactChange) => Promise<void> {
  return (tx, changed) => changeContact(tx, ordering, changed);
}

/** What the life of an order needs, in requests, commands and housekeeping alike. */
export function orderingParts(source: OrderingSource): OwnOrderParts {
  const { db, changes, keys, clock, objectStore, shopConfig, shopAt } = source;
  return { db, changes, keys, clock, objectStore, config: shopConfig.config, shopAt };
}

type OrderingSource = Pick<AppParts, 'db' | 'changes' | 'keys' | 'clock' | 'objectStore' | 'shopConfig'> &
  Pick<OwnOrderParts, 'shopAt'>;

/** Without a public address the desk is used on this machine. An IP address cannot have passkeys, `localhost` can. */
export function deskOnThisMachine(app: FastifyInstance): string {
  const { port } = (app.server.address() ?? {}) as { port?: number };
  return port ? `http://localhost:${port}` : 'http://localhost';
}

/** So many hops from us, or these addresses. */
function trustedProxies(trusted: Env['trustProxy']): boolean | string[] | ((address: string, hop: number) => boolean) {
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted;
}
