import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedDatabase } from './db/embedded.ts';
import { openDatabase } from './db/pool.ts';
import { EnvError, readEnv } from './env.ts';
import { canaryOf, canaryValues, isSeenIn } from './testing/canaries.ts';
import { Eavesdropper } from './testing/eavesdropper.ts';
import { startS3 } from './testing/s3-stand-in.ts';
import { smtpStandIn } from './testing/smtp-stand-in.ts';
import { dataFolder, Terminal } from './testing/terminal.ts';
import { askEverythingWrongly, visitEverything } from './testing/whole-visit.ts';

/** What is public by its nature, and where alone. Every other variable may be seen nowhere. */
const mayBeSeen: Record<string, RegExp> = {
  PUBLIC_URL: /^(mail|screen|answer GET \/(?!api))/,
  PHARMACY_ID: /^answer GET \/(config\.json|api\/shop\/v1\/pharmacy-shop\/context\/)/,
  SHOP_ID: /^answer GET \/(config\.json|api\/shop\/v1\/pharmacy-shop\/(context|domain)\/)/,
  MAIL_FROM: /^mail/,
  // Printed for the person at the terminal, and on the versions of a text for other editors.
  CMS_USERNAME: /^(screen|answer \w+ \/api\/cms\/)/,
  // The form by which a browser sends its file straight to the bucket.
  S3_BUCKET: /^answer POST \S+\/prescription\/upload-url$/,
  S3_REGION: /^answer POST \S+\/prescription\/upload-url$/,
  AWS_ACCESS_KEY_ID: /^answer POST \S+\/prescription\/upload-url$/,
};

const publicPaths = [
  '/',
  '/config.json',
  '/config.dev.json',
  '/config.json?x=1',
  '/favicon.svg',
  '/robots.txt',
  '/sitemap.xml',
  '/chat-frame',
  '/api/docs',
  '/api/openapi.json',
  '/shop',
  '/faq',
  '/blog',
  '/cart',
  '/metrics',
  '/dev/mailbox',
  '/api/commands/order',
  '/no-such-page',
  '/api/no-such-call',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/%zz',
  '/.env',
];

test('no variable’s value shows up in any answer unless it is public: a canary in each of them', async () => {
  const values: Record<string, string> = {
    ...canaryValues(),
    UNKNOWN_KEY: canaryOf('UNKNOWN_KEY'),
    AWS_ACCESS_KEY_ID: canaryOf('AWS_ACCESS_KEY_ID'),
    AWS_SECRET_ACCESS_KEY: canaryOf('AWS_SECRET_ACCESS_KEY'),
    S3_BUCKET: canaryOf('S3_BUCKET'),
    S3_REGION: canaryOf('S3_REGION'),
  };
  const smtp = await smtpStandIn();
  const bucket = await startS3({
    bucket: values.S3_BUCKET as string,
    region: values.S3_REGION as string,
    accessKeyId: values.AWS_ACCESS_KEY_ID as string,
    secretAccessKey: values.AWS_SECRET_ACCESS_KEY as string,
  });
  const database = await startEmbeddedDatabase({ dataDir: await dataFolder(), log: pino({ level: 'silent' }) });
  onTestFinished(() => database.stop());

  // These have to lead somewhere; the canary is in what is secret about them.
  const [user, mailUser] = [canaryOf('DATABASE_URL'), canaryOf('SMTP_URL')];
  const { pool } = openDatabase(database.connection, pino({ level: 'silent' }));
  await pool.query(`create role "${user}" superuser login`).finally(() => pool.end());
  const socket = encodeURIComponent(String(database.connection.host));
  Object.assign(values, {
    HOST: '127.0.0.1',
    PORT: await freePort(),
    OPS_PORT: '0',
    OPS_HOST: '127.0.0.1',
    RATE_LIMITS: 'off',
    DATA_DIR: path.join(await dataFolder(), canaryOf('DATA_DIR')),
    DATABASE_URL: `postgres://${user}:${user}@localhost/postgres?max=1&host=${socket}`,
    SMTP_URL: `smtp://${mailUser}:${mailUser}@127.0.0.1:${smtp.port}`,
    S3_ENDPOINT: bucket.s3.endpoint,
  });
  const dataDir = values.DATA_DIR as string;
  await mkdir(dataDir);
  const chat = {
    scriptUrl: 'https://chat.example/widget.js',
    applicationKey: 'for-everybody',
    note: values.UNKNOWN_KEY,
  };
  await writeFile(path.join(dataDir, 'config.json'), JSON.stringify({ chat, databaseUrl: values.UNKNOWN_KEY }));

  const shop = new Terminal(values);
  const [, ops = ''] = await shop.shows(/Metrics +(http:\/\/127\.0\.0\.1:\d+)\//);
  const origin = `http://127.0.0.1:${values.PORT}`;
  const ear = new Eavesdropper();

  for (const url of publicPaths) {
    await ear.ask('GET', origin + url);
    await ear.ask('GET', origin + url, { headers: { accept: 'text/html' } });
  }
  for (const method of ['HEAD', 'OPTIONS', 'DELETE', 'POST']) await ear.ask(method, `${origin}/config.json`);
  await ear.ask('POST', `${origin}/api/shop/v1/shopping-cart/items`, {
    headers: { 'content-type': 'text/plain' },
    body: 'x',
  });
  for (const bytes of ['nonsense\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n\r\n`]) {
    await ear.sendRaw(origin, bytes);
    await ear.sendRaw(ops, bytes);
  }
  await askEverythingWrongly(ear, origin);
  await visitEverything(ear, {
    origin,
    email: 'lena@patient.example',
    codeFor: async (email) => /^\d{6}$/m.exec((await smtp.latestTo(email))?.text ?? '')?.[0] ?? '',
    domain: new URL(values.PUBLIC_URL as string).hostname,
    shopId: values.SHOP_ID as string,
    pharmacyId: values.PHARMACY_ID as string,
    editor: { username: values.CMS_USERNAME as string, password: values.CMS_PASSWORD as string },
  });
  const sitemap = await ear.ask('GET', `${origin}/sitemap.xml`);
  const pages = [...sitemap.text.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, page = '']) => page);
  expect(pages.length).toBeGreaterThan(20);
  for (const page of pages) await ear.ask('GET', origin + page);
  const shell = await ear.ask('GET', `${origin}/`);
  for (const [, file] of shell.text.matchAll(/(?:src|href)="(\/[^"]+)"/g)) await ear.ask('GET', origin + file);

  const metrics = await ear.ask('GET', `${ops}/metrics`);
  expect(metrics.status).toBe(200);
  for (const page of ['/', '/dev/mailbox', '/api/commands/order', '/config.json']) await ear.ask('GET', ops + page);
  await ear.ask('POST', `${ops}/api/commands/order`, { body: {}, headers: { authorization: 'Bearer guessed' } });

  // The confirmation, the cancellation and the receipt, beside the code.
  await expect.poll(() => smtp.received.length).toBeGreaterThanOrEqual(4);

  // What the shop says when database, mail server and store are gone.
  await smtp.goAway();
  await bucket.goAway();
  await database.stop();
  for (const url of ['/api/ready', '/api/shop/v1/shopping-cart', '/faq', '/config.json'])
    await ear.ask('GET', origin + url);
  await ear.ask('POST', `${origin}/marketplace/auth/email-otp/send-verification-otp`, {
    body: { email: 'lena@patient.example', type: 'sign-in' },
  });
  shop.process.kill('SIGTERM');
  await shop.exitCode();

  for (const mail of smtp.received) ear.note('mail', `${mail}\n${JSON.stringify(await PostalMime.parse(mail))}`);
  ear.note('screen', shop.screen);
  for (const name of await readdir(path.join(dataDir, 'logs'))) {
    ear.note(`log ${name}`, await readFile(path.join(dataDir, 'logs', name), 'utf8'));
  }
  expect(ear.heard.find(({ place }) => place.startsWith('log'))?.text).toContain('not ready');

  const betrayed = Object.entries(values).flatMap(([variable, value]) =>
    ear.heard
      .filter(({ place, text }) => !mayBeSeen[variable]?.test(place) && isSeenIn(text, variable, value))
      .map(({ place }) => `${variable}: ${place}`),
  );
  expect([...new Set(betrayed)]).toEqual([]);
  // Proves that the test listens: public values were seen.
  for (const [variable, place] of Object.entries(mayBeSeen)) {
    const isHeard = ear.heard.some(
      (heard) => place.test(heard.place) && isSeenIn(heard.text, variable, values[variable] ?? ''),
    );
    expect(isHeard, variable).toBe(true);
  }
});

test('a variable that is wrong is named without its value', () => {
  for (const name of Object.keys(canaryValues())) {
    const word = canaryOf(name);
    for (const wrong of [word, `mailto:${word}`, `postgres://x:${word}@db.example:port/shop`, `${word} `.repeat(200)]) {
      try {
        readEnv({ [name]: wrong });
      } catch (error) {
        expect(error).toBeInstanceOf(EnvError);
        expect((error as Error).message).not.toContain(word);
      }
    }
  }
});

test.each([
  ['cannot be reached', (word: string) => `postgres://${word}:${word}@127.0.0.1:1/shop`],
  ['is not even readable', (word: string) => `postgres://${word}:${word}%zz@127.0.0.1:1/shop`],
])('a start whose database %s tells no secret', async (_what, address) => {
  const values = { ...canaryValues(), DATABASE_URL: address(canaryOf('DATABASE_URL')), DATA_DIR: await dataFolder() };
  const shop = new Terminal({ ...values, HOST: '127.0.0.1', OPS_HOST: '127.0.0.1' });
  // It would wait for a minute and end with the reason it gives now.
  await shop.shows(/The database is not there yet \(.+\)/);
  shop.process.kill('SIGTERM');
  expect(await shop.exitCode()).toBe(0);
  const logs = path.join(values.DATA_DIR, 'logs');
  const written = await Promise.all((await readdir(logs)).map((name) => readFile(path.join(logs, name), 'utf8')));
  for (const [variable, value] of Object.entries(values)) {
    expect(isSeenIn([shop.screen, ...written].join('\n'), variable, value), variable).toBe(false);
  }
});

async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return String(port);
}
