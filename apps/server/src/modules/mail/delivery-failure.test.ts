import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { HeldBy } from '../../db/schema/mail.ts';
import { outbox } from '../../db/schema/mail.ts';
import { metricsRegistry } from '../../http/metrics-registry.ts';
import { Secret } from '../../secret.ts';
import { testClock } from '../../testing/clock.ts';
import { type SmtpStandIn, smtpStandIn } from '../../testing/smtp-stand-in.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createMailer } from './mailer.ts';
import { areMailsLate, forgetOldMails, type OutboxParts, queueMail, sendDueMails } from './outbox-service.ts';

const database = testDatabase();
const { db } = database;
const from = 'Shop <shop@shop.example>';
let shop: Awaited<ReturnType<typeof testApp>>;
let server: SmtpStandIn;
let parts: OutboxParts;
beforeEach(async () => {
  shop = await testApp(database);
  server = await smtpStandIn();
  parts = partsWith(server.url);
});

function partsWith(smtpUrl: string): OutboxParts {
  const mailer = createMailer({ smtpUrl: new Secret(smtpUrl), from, folder: '', clock: testClock() });
  onTestFinished(() => mailer.close());
  return { db, keys: shop.keys, clock: shop.clock, mailer, drawDocument: async () => null, log: shop.app.log };
}

const queue = (to = 'lena@patient.example') =>
  queueMail(db, parts, { to, subject: 'Ihre Bestellung', text: 'Guten Tag', html: '<p>Guten Tag</p>', kind: 'order' });

async function theMail() {
  const [mail] = await db.select().from(outbox).orderBy(outbox.createdAt);
  if (!mail) throw new Error('no mail');
  return mail;
}

const readiness = async () => (await shop.app.inject('/api/ready')).statusCode;

/** Looks for due mails every minute, or as often as a test says. */
async function tryFor(minutes: number, everyMinutes = 1): Promise<void> {
  for (let minute = 0; minute < minutes; minute += everyMinutes) {
    await sendDueMails(parts);
    shop.clock.advance({ minutes: everyMinutes });
  }
}

describe('a mail that is refused for good', () => {
  test.each([
    ['an unknown recipient', { recipient: '550 5.1.1 <lena@patient.example>: no such user' }, '550 5.1.1'],
    ['an unknown domain', { recipient: '550 5.1.2 bad destination' }, '550 5.1.2'],
    ['a recipient, without an enhanced code', { recipient: '553 not here' }, '553'],
    ['what looks like spam', { data: '554 5.7.1 lena@patient.example: taken for spam' }, '554 5.7.1'],
    ['what is too large', { sender: '552 5.3.4 message too big' }, '552 5.3.4'],
    ['an address like a sentence', { recipient: '550 5.1.1 <relay.access.denied@x.example> unknown' }, '550 5.1.1'],
  ] as const)('(%s) ends: emptied, with the code alone', async (_what, answers, refusal) => {
    Object.assign(server.answers, answers);
    await queue();
    await tryFor(30);
    expect(await theMail()).toMatchObject({ attempts: 1, sealedMail: null, refusal, sentAt: null });
    expect(await areMailsLate(db, shop.clock)).toBe(false);
    expect(await readiness()).toBe(200);
    const log = JSON.stringify(shop.logged);
    expect(log).toContain('refused for good');
    expect(log).not.toContain('lena');
  });

  test('is seen by the pharmacy for thirty days', async () => {
    server.answers.recipient = '550 5.1.1 no such user';
    await queue();
    await tryFor(1);
    await forgetOldMails(db, new Date(shop.clock.now().getTime() + 29 * 24 * 60 * 60 * 1_000));
    expect(await db.$count(outbox)).toBe(1);
    await forgetOldMails(db, new Date(shop.clock.now().getTime() + 31 * 24 * 60 * 60 * 1_000));
    expect(await db.$count(outbox)).toBe(0);
  });

  test('does not keep the others waiting', async () => {
    server.answers.recipient = (address) => (address.startsWith('lena@') ? '550 5.1.1 no such user' : undefined);
    await queue();
    await queue('clara@post.example');
    await tryFor(1);
    expect(server.received).toHaveLength(1);
  });
});

describe('a recipient who does not take it for now', () => {
  test.each([
    ['greylisting', { recipient: '450 4.7.1 greylisted, come back later' }],
    ['a full mailbox', { recipient: '452 4.2.2 <lena@patient.example>: mailbox full' }],
    ['a domain that nobody finds', { recipient: '450 4.1.2 domain not found' }],
    ['a filter that is busy', { data: '451 4.7.1 try again' }],
  ] as const)('(%s) is a matter of that address', async (_what, answers) => {
    Object.assign(server.answers, answers);
    await queue();
    await tryFor(30);
    expect(await theMail()).toMatchObject({ heldBy: 'recipient', refusal: null, droppedAt: null });
    expect(await areMailsLate(db, shop.clock)).toBe(false);
    expect(await readiness()).toBe(200);

    for (const stage of ['recipient', 'data'] as const) server.answers[stage] = undefined;
    await tryFor(2);
    expect(server.received).toHaveLength(1);
  });

  test('is tried for three days with growing pauses, then given up', async () => {
    server.answers.recipient = '450 4.1.2 domain not found';
    await queue();
    await tryFor(2 * 60);
    expect((await theMail()).attempts).toBeLessThan(70);
    await tryFor(70 * 60, 15);
    expect((await theMail()).droppedAt).toBeNull();
    await tryFor(30, 15);
    expect(await theMail()).toMatchObject({ refusal: '450 4.1.2', sealedMail: null });
  });
});

describe('a mail server that takes nothing', () => {
  test.each([
    ['is closing', { recipient: '421 4.3.2 shutting down' }],
    ['does not greet', { greeting: '554 5.7.1 go away' }],
    ['does not accept the login', { login: '535 5.7.8 wrong password' }],
    ['does not accept the sender', { sender: '550 5.7.1 sender not allowed' }],
    [
      'does not accept the sender, and says so at the recipient',
      { recipient: '553 5.7.1 <shop@shop.example>: Sender address rejected: not owned' },
    ],
    ['wants a login', { recipient: '530 5.7.0 authentication required' }],
    ['does not relay', { recipient: '554 5.7.1 <lena@patient.example>: Relay access denied' }],
    ['has no room', { recipient: '452 4.3.1 insufficient system storage' }],
  ] as const)('(%s) is a matter of all: told, and red after ten minutes; nothing is lost', async (_what, answers) => {
    Object.assign(server.answers, answers);
    await queue();
    await tryFor(1);
    expect(await areMailsLate(db, shop.clock)).toBe(true);
    expect(await readiness()).toBe(200);
    await tryFor(10);
    expect(await theMail()).toMatchObject({ heldBy: 'server' satisfies HeldBy, droppedAt: null });
    expect(await readiness()).toBe(503);

    for (const stage of ['greeting', 'login', 'sender', 'recipient'] as const) server.answers[stage] = undefined;
    await tryFor(2);
    expect(server.received).toHaveLength(1);
    expect(await readiness()).toBe(200);
  });

  test('is away: likewise', async () => {
    parts = partsWith('smtp://127.0.0.1:1');
    await queue();
    await tryFor(12);
    expect(await areMailsLate(db, shop.clock)).toBe(true);
    expect(await readiness()).toBe(503);
  });

  test('but for one mail alone is none: while others go out, the shop is ready', async () => {
    server.answers.recipient = (address) => (address.startsWith('lena@') ? '421 4.3.2 too many errors' : undefined);
    await queue();
    await tryFor(12);
    expect(await readiness()).toBe(503);
    await queue('clara@post.example');
    await sendDueMails(parts);
    expect(await readiness()).toBe(200);
    expect(await areMailsLate(db, shop.clock)).toBe(false);
  });
});

test('a mail that nobody has tried to send is late', async () => {
  await queue();
  shop.clock.advance({ minutes: 11 });
  expect(await areMailsLate(db, shop.clock)).toBe(true);
  expect(await readiness()).toBe(503);
});

test('a mail that cannot be made is a matter of that mail', async () => {
  await queueMail(db, parts, {
    ...{ to: 'lena@patient.example', subject: 'x', text: 'x', html: 'x', kind: 'order' },
    documents: [{ kind: 'giroCode', orderId: '7b6f0d2e-0000-4000-8000-000000000001' }],
  });
  parts = { ...parts, drawDocument: () => Promise.reject(new TypeError('no code for Lena')) };
  await tryFor(30);
  expect(await theMail()).toMatchObject({ heldBy: 'shop', droppedAt: null });
  expect(await readiness()).toBe(200);
});

test('what came of the attempts is counted', async () => {
  const count = async (outcome: string) =>
    (await metricsRegistry.getSingleMetric('shop_mail_attempts_total')?.get())?.values.find(
      ({ labels }) => labels.outcome === outcome,
    )?.value ?? 0;
  const before = await Promise.all([count('sent'), count('refused')]);
  await queue('clara@post.example');
  await tryFor(1);
  server.answers.recipient = '550 5.1.1 no such user';
  await queue();
  await tryFor(1);
  expect(await Promise.all([count('sent'), count('refused')])).toEqual(before.map((value) => value + 1));
  const page = await shop.ops.inject({ url: '/metrics', headers: { host: 'localhost' } });
  expect(page.body).toMatch(/^shop_mail_attempts_total\{outcome="refused"\} \d+$/m);
});
