import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Endpoint, Input, Output } from '@shop/contract/endpoint';
import type { ErrorData, ErrorId } from '@shop/contract/errors';
import { defaultShopConfig } from '@shop/contract/shop-config';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { expect, onTestFinished } from 'vitest';
import { type AppParts, buildApp, orderingParts } from '../app.ts';
import type { OpenDatabase } from '../db/pool.ts';
import { undeclaredError } from '../http/error-handler.ts';
import { mountPaths } from '../http/mount-paths.ts';
import type { Keys } from '../keys.ts';
import { describeError } from '../log.ts';
import { type JournalMarks, openJournalMarks } from '../modules/journal/journal-mark-service.ts';
import { createMailer } from '../modules/mail/mailer.ts';
import { sendDueMails } from '../modules/mail/outbox-service.ts';
import { orderDocument } from '../modules/orders/order-documents.ts';
import type { OwnOrderParts } from '../modules/orders/own-order-service.ts';
import { openLiveConfig } from '../modules/settings/live-config-service.ts';
import { buildOpsApp, type OpsParts } from '../ops-app.ts';
import type { ShopConfigFile } from '../shop-config-file.ts';
import { type ObjectStore, openObjectStore, openSealedFiles } from '../storage/object-store.ts';
import { type TestClock, testClock } from './clock.ts';
import { testKeys } from './test-keys.ts';

export interface TestApp {
  app: FastifyInstance;
  /** The operator's listener. */
  ops: FastifyInstance;
  clock: TestClock;
  /** What the server wrote to its log, a parsed line each. */
  logged: Record<string, unknown>[];
  mailFolder: string;
  keys: Keys;
  /** What services of ordering take, where a test asks one directly. */
  ordering: OwnOrderParts;
  objectStore: ObjectStore;
  marks: JournalMarks;
  /** Where the object store lies, unless a test brings its own. */
  objectFolder: string;
  /** What the outbox's worker does in a running shop: sends what is due now. */
  sendMails(): Promise<number>;
  /** Asks as the contract says and gives the answer, typed; from this machine unless told otherwise. */
  call<E extends Endpoint>(endpoint: E, input: Input<E>, fromAddress?: string): Promise<TestAnswer<Output<E>>>;
}

/** A test names only what it cares about. */
type TestEnv = AppParts['env'] & OpsParts['env'];
type Overrides = Partial<Omit<AppParts, 'env' | 'shopConfig'>> & {
  env?: Partial<TestEnv>;
  /** As config.json has it; what is set at the desk wins. */
  shopConfig?: ShopConfigFile;
};

const testEnv: TestEnv = {
  host: '127.0.0.1',
  publicUrl: null,
  trustProxy: false,
  hasRateLimits: false,
  staffEmails: [],
  smtpUrl: null,
  isProduction: false,
  opsHost: '127.0.0.1',
};

type TestAnswer<Body> = LightMyRequestResponse & { body: string; data: Body };

/** The real server over a real database, asked without a socket; mails go to files. Closed when the test ends. */
export async function testApp(
  { db, changes }: OpenDatabase,
  { env, shopConfig: file, ...others }: Overrides = {},
): Promise<TestApp> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-test-'));
  const mailFolder = path.join(dataDir, 'mail');
  const clock = testClock();
  const logged: Record<string, unknown>[] = [];
  const keys = testKeys;
  const mailer = createMailer({ smtpUrl: null, from: 'Shop <shop@shop.example>', folder: mailFolder, clock });
  const log = pino(
    { level: 'info', serializers: { err: describeError } },
    { write: (line: string) => void logged.push(JSON.parse(line)) },
  );
  const shopConfig = await openLiveConfig({ db, changes, log }, file?.config ?? defaultShopConfig);
  const parts: AppParts & OpsParts = {
    db,
    changes,
    keys,
    clock,
    mailer,
    mailFolder,
    dataDir,
    shopAt: () => parts.env.publicUrl?.origin ?? null,
    sealedFiles: openSealedFiles({ s3: null, dataDir }),
    objectStore: openObjectStore({ s3: null, dataDir }, { keys, clock }),
    marks: openJournalMarks(dataDir, keys),
    shopConfig,
    webFolder: null,
    metrics: new Registry(),
    log,
    ...others,
    env: { ...testEnv, ...env },
  };
  const app = await buildApp(parts);
  const ops = await buildOpsApp(parts);
  onTestFinished(async () => {
    shopConfig.stop();
    await ops.close();
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
    expectDeclared(logged);
  });

  return {
    app,
    ops,
    clock,
    logged,
    mailFolder,
    keys,
    objectStore: parts.objectStore,
    marks: parts.marks,
    ordering: orderingParts(parts),
    objectFolder: path.join(dataDir, 'objects'),
    sendMails: () =>
      sendDueMails({
        ...parts,
        drawDocument: (document) => orderDocument({ db, config: parts.shopConfig.config }, document),
      }),
    call: async (endpoint, input, fromAddress) => {
      const answer = await callThrough(app, endpoint, input, fromAddress);
      expectDeclared(logged);
      return answer;
    },
  };
}

async function callThrough<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  input: Input<E>,
  fromAddress?: string,
): Promise<TestAnswer<Output<E>>> {
  const { params = {}, query = {}, headers = {}, body } = input as Record<string, Record<string, unknown>>;
  const url = (mountPaths(endpoint)[0] ?? '').replace(/:(\w+)|\*$/g, (_, name = '*') =>
    encodeURIComponent(String(params[name])),
  );
  const response = await app.inject({
    method: endpoint.method,
    url,
    query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
    headers: headers as Record<string, string>,
    ...(body !== undefined && { payload: body }),
    ...(fromAddress && { remoteAddress: fromAddress }),
  });
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  return Object.assign(response, { data: isJson ? response.json() : null });
}

/** A call that answers with an id its endpoint does not declare fails the test, whatever the test looks at. */
function expectDeclared(logged: TestApp['logged']): void {
  const undeclared = logged.filter(({ msg }) => msg === undeclaredError);
  expect(undeclared.map(({ call, errorId }) => `${call} does not declare ${errorId}`)).toEqual([]);
}

/** The answer is this error of the catalogue, with this data, a request id and no more. */
export function expectError<Id extends ErrorId>(response: LightMyRequestResponse, id: Id, data?: ErrorData<Id>): void {
  expect(response.json()).toEqual({
    id,
    message: expect.any(String),
    requestId: response.headers['x-request-id'],
    ...(data !== undefined && { data }),
  });
}
