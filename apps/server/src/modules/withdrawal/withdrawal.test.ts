import type { Input } from '@shop/contract/endpoint';
import { defaultShopConfig } from '@shop/contract/shop-config';
import { declareWithdrawal } from '@shop/contract/withdrawal';
import { describe, expect, test } from 'vitest';
import { outbox } from '../../db/schema/mail.ts';
import { orderEvents } from '../../db/schema/orders.ts';
import { withdrawals } from '../../db/schema/withdrawals.ts';
import { htmlProblems } from '../../testing/html-checker.ts';
import { readMails } from '../../testing/mail-reader.ts';
import { orderingShop } from '../../testing/ordering.ts';
import { expectError, type TestApp, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testKeys } from '../../testing/test-keys.ts';
import { forgetOldWithdrawals } from './withdrawal-service.ts';

const database = testDatabase();
const { db } = database;

type Body = Input<typeof declareWithdrawal>['body'];

const declaration = {
  fullName: 'Lena Beispiel',
  orderCode: '7KQX-M29F',
  email: 'lena@patient.example',
  scope: 'whole',
} satisfies Body;

function declare(shop: TestApp, differences: Partial<Body> = {}, headers = {}) {
  return shop.call(declareWithdrawal, { body: { ...declaration, ...differences }, headers } as never);
}

/** What went out, to the person and to the pharmacy. */
async function mailsOf(shop: TestApp) {
  await shop.sendMails();
  const mails = await readMails(shop.mailFolder);
  const to = (address: string) => mails.find((mail) => mail.to?.[0]?.address === address);
  return { all: mails, receipt: to(declaration.email), note: to(defaultShopConfig.email) };
}

describe('a declaration of withdrawal (§ 356a BGB)', () => {
  test('is kept, and its receipt tells contents, date and time in Germany', async () => {
    const shop = await testApp(database);
    shop.clock.set(new Date('2026-07-01T22:30:00Z'));
    const products = 'Käppele 25/1, 10 g\nund das zweite';
    const answer = await declare(shop, { scope: 'part', products });
    expect(answer.data).toEqual({ receivedAt: '2026-07-01T22:30:00.000Z' });
    expect(await db.select().from(withdrawals)).toMatchObject([
      { ...declaration, scope: 'part', products, receivedAt: shop.clock.now(), orderId: null, closedAt: null },
    ]);

    const { receipt, all } = await mailsOf(shop);
    expect(all).toHaveLength(2);
    expect(receipt?.subject).toBe('Eingangsbestätigung Ihres Widerrufs');
    expect(receipt?.text).toContain('Ihr Widerruf ist am 02.07.2026, 00:30 Uhr bei uns eingegangen.');
    expect(receipt?.text).toContain(
      'Hiermit widerrufe ich den Vertrag zu der genannten Bestellung für einzelne Produkte.',
    );
    expect(receipt?.text).toContain('Name: Lena Beispiel\nBestellnummer: 7KQX-M29F\nUmfang: Nur einzelne Produkte');
    expect(receipt?.text).toContain('> Käppele 25/1, 10 g\n> und das zweite');
    for (const fact of ['02.07.2026, 00:30', 'Lena Beispiel', '7KQX-M29F', 'Nur einzelne Produkte', 'und das zweite']) {
      expect(receipt?.html).toContain(fact);
    }
  });

  test('is a business letter: it goes six years after the end of its year', async () => {
    const shop = await testApp(database);
    shop.clock.set(new Date('2026-07-01T12:00:00Z'));
    await declare(shop);
    await forgetOldWithdrawals({ db }, new Date('2032-12-31T12:00:00Z'));
    expect(await db.$count(withdrawals)).toBe(1);
    await forgetOldWithdrawals({ db }, new Date('2033-01-01T12:00:00Z'));
    expect(await db.$count(withdrawals)).toBe(0);
  });

  test('in the language of whoever asks; the pharmacy reads German', async () => {
    const shop = await testApp(database);
    shop.clock.set(new Date('2026-12-01T08:05:00Z'));
    await declare(shop, {}, { 'accept-language': 'en-GB,en;q=0.9' });
    const { receipt, note } = await mailsOf(shop);
    expect(receipt?.subject).toBe('Receipt of your withdrawal');
    expect(receipt?.text).toContain('Your withdrawal reached us on 1 December 2026 at 09:05 (German time).');
    expect(receipt?.text).toContain('Scope: The whole order');
    expect(note?.subject).toBe('Ein Widerruf ist eingegangen');
    expect(note?.text).toContain('Eingegangen am 01.12.2026, 09:05 Uhr');
    expect(note?.text).toContain('Zu der Bestellnummer gibt es keine Bestellung.');
    expect(note?.text).toContain('Bestätigung an: lena@patient.example');
  });

  test('its mails are valid HTML', { timeout: 120_000 }, async () => {
    const shop = await testApp(database);
    await declare(shop, { scope: 'part', products: 'eins\n<b>zwei</b>' });
    const { receipt, note } = await mailsOf(shop);
    expect(htmlProblems({ receipt: receipt?.html ?? '', note: note?.html ?? '' })).toEqual([]);
  });

  test('finds its order as people write the code, and answers as it does for any other', async () => {
    const order = await orderingShop(database).givenOrder();
    const shop = await testApp(database);
    const known = await declare(shop, { orderCode: ` ${order.code.toLowerCase().replace('-', ' ')} ` });
    const unknown = await declare(shop, { orderCode: 'gibt es nicht' });
    expect(known.statusCode).toBe(200);
    expect(unknown.statusCode).toBe(200);
    expect(known.data).toEqual(unknown.data);
    const headersOf = ({ headers: { date: _, 'x-request-id': __, ...headers } }: typeof known) => headers;
    expect(headersOf(known)).toEqual(headersOf(unknown));

    const kept = await db.select().from(withdrawals);
    expect(kept.map(({ orderId }) => orderId).sort()).toEqual([order.id, null].sort());
    const events = await db.select().from(orderEvents);
    expect(events.filter(({ what }) => what === 'withdrawalDeclared')).toMatchObject([{ orderId: order.id }]);
    const notes = (await mailsOf(shop)).all.filter((mail) => mail.to?.[0]?.address === defaultShopConfig.email);
    expect(notes.map(({ text }) => /gibt es (eine|keine) Bestellung/.exec(text ?? '')?.[1]).sort()).toEqual([
      'eine',
      'keine',
    ]);
  });

  test('what somebody types stays in the body of the mail, as text', async () => {
    const shop = await testApp(database);
    await declare(shop, {
      fullName: 'Lena\r\nBcc: all@evil.example\u0000\u202e',
      orderCode: '<img src=x>\r\nSubject: Gewinn',
      scope: 'part',
      products: 'eins\u0000\n<script>alert(1)</script>',
    });
    expect(await db.select().from(withdrawals)).toMatchObject([
      {
        fullName: 'Lena Bcc: all@evil.example',
        orderCode: '<img src=x> Subject: Gewinn',
        products: 'eins\n<script>alert(1)</script>',
      },
    ]);
    const { all } = await mailsOf(shop);
    expect(all).toHaveLength(2);
    for (const mail of all) {
      expect(mail.subject).toMatch(/^(Eingangsbestätigung Ihres Widerrufs|Ein Widerruf ist eingegangen)$/);
      expect(mail.bcc).toBeUndefined();
      expect(mail.to).toHaveLength(1);
      expect(mail.html).not.toMatch(/<img|<script/);
      expect(mail.text).toContain('<script>alert(1)</script>');
    }
  });

  test.each([
    ['no name', { fullName: ' ' }],
    ['a name that nobody can see', { fullName: '\u0000\u202e' }],
    ['no code', { orderCode: '\u0007' }],
    ['no address', { email: 'lena' }],
    ['two addresses', { email: 'lena@patient.example, x@evil.example' }],
    ['a line break in the address', { email: 'lena@patient.example\nBcc: x@evil.example' }],
    ['an unknown scope', { scope: 'half' as never }],
    ['a novel', { products: 'x'.repeat(2_001) }],
  ])('is refused with %s', async (_, differences) => {
    const shop = await testApp(database);
    const answer = await declare(shop, differences);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().id).toBe('InvalidInput');
    expect(await db.select().from(outbox)).toEqual([]);
  });

  test('is kept whole or not at all', async () => {
    const keys = testKeys;
    const seal = () => {
      throw new Error('no mail can be queued');
    };
    const shop = await testApp(database, { keys: { ...keys, seal } });
    expect((await declare(shop)).statusCode).toBe(500);
    expect(await db.select().from(withdrawals)).toEqual([]);
  });

  test('reaches no pharmacy that has not named its address, and still gets its receipt', async () => {
    const config = { ...defaultShopConfig, email: '' };
    const shop = await testApp(database, { shopConfig: { config, complaint: null } });
    expect((await declare(shop)).statusCode).toBe(200);
    expect((await mailsOf(shop)).all).toHaveLength(1);
  });

  test('leaves nothing of the person in the log', async () => {
    const shop = await testApp(database);
    await declare(shop);
    await declare(shop, { fullName: '\u0000', orderCode: 'geheim-1' });
    await shop.sendMails();
    const log = JSON.stringify(shop.logged);
    expect(shop.logged.length).toBeGreaterThan(1);
    for (const word of ['Lena', '7KQX', 'patient.example', 'geheim']) expect(log).not.toContain(word);
  });
});

describe('limits', () => {
  test('nobody gets more than five receipts an hour, whoever asks for them', async () => {
    const shop = await testApp(database);
    for (let declared = 0; declared < 5; declared++) expect((await declare(shop)).statusCode).toBe(200);
    const refused = await declare(shop, { email: 'LENA@patient.example' });
    expect(refused.statusCode).toBe(429);
    expectError(refused, 'TooManyRequests', { retryAfterSeconds: 3_600 });
    expect(await db.select().from(withdrawals)).toHaveLength(5);

    expect((await declare(shop, { email: 'clara@post.example' })).statusCode).toBe(200);
    shop.clock.advance({ minutes: 61 });
    expect((await declare(shop)).statusCode).toBe(200);
  });

  test('nobody declares more than twenty an hour', async () => {
    const shop = await testApp(database, { env: { hasRateLimits: true } });
    const addresses = Array.from({ length: 21 }, (_, number) => `person-${number}@patient.example`);
    const answers = await Promise.all(addresses.map((email) => declare(shop, { email })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });
});
