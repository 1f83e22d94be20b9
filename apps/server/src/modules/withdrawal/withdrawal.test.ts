import type { Input } from '@shop/contract/endpoint';
import { defaultShopConfig } from '@shop/contract/shop-config';
import { declareWithdrawal } from '@shop/contract/withdrawal';
import { describe, expect, test } from 'vitest';
import { outbox } from '../../db/schema/mail.ts';
import { orderEvents, orders } from '../../db/schema/orders.ts';
import { withdrawals } from '../../db/schema/withdrawals.ts';
import { htmlProblems } from '../../testing/html-checker.ts';
import { readMails } from '../../testing/mail-reader.ts';
import { orderingShop } from '../../testing/ordering.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
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

/** An order, and what its patient declares: its code and its address belong together. */
async function givenProof() {
  const { id, code, email } = await orderingShop(database).givenOrder();
  // What the order itself mailed is not of interest here.
  await db.delete(outbox);
  return { id, proven: { orderCode: code, email } };
}

/** What went out, to the person and to the pharmacy. */
async function mailsOf(shop: TestApp, email: string = declaration.email) {
  await shop.sendMails();
  const mails = await readMails(shop.mailFolder);
  const to = (address: string) => mails.find((mail) => mail.to?.[0]?.address === address);
  return { all: mails, receipt: to(email), note: to(defaultShopConfig.email) };
}

describe('a declaration of withdrawal (§ 356a BGB)', () => {
  test('is kept, and its receipt tells contents, date and time in Germany', async () => {
    const { id, proven } = await givenProof();
    const shop = await testApp(database);
    shop.clock.set(new Date('2026-07-01T22:30:00Z'));
    const products = 'Käppele 25/1, 10 g\nund das zweite';
    const answer = await declare(shop, { ...proven, scope: 'part', products });
    expect(answer.data).toEqual({ receivedAt: '2026-07-01T22:30:00.000Z' });
    const receivedAt = shop.clock.now();
    expect(await db.select().from(withdrawals)).toMatchObject([
      { ...declaration, ...proven, scope: 'part', products, receivedAt, orderId: id, isProven: true, closedAt: null },
    ]);

    const { receipt, all } = await mailsOf(shop, proven.email);
    expect(all).toHaveLength(2);
    expect(receipt?.subject).toBe('Eingangsbestätigung Ihres Widerrufs');
    expect(receipt?.text).toContain('Ihr Widerruf ist am 02.07.2026, 00:30 Uhr bei uns eingegangen.');
    expect(receipt?.text).toContain(
      'Hiermit widerrufe ich den Vertrag zu der genannten Bestellung für einzelne Produkte.',
    );
    expect(receipt?.text).toContain(
      `Name: Lena Beispiel\nBestellnummer: ${proven.orderCode}\nUmfang: Nur einzelne Produkte`,
    );
    expect(receipt?.text).toContain('> Käppele 25/1, 10 g\n> und das zweite');
    const facts = ['02.07.2026, 00:30', 'Lena Beispiel', proven.orderCode, 'Nur einzelne Produkte', 'und das zweite'];
    for (const fact of facts) expect(receipt?.html).toContain(fact);
  });

  test.each(['the address of the order', 'the address of the account, changed since'])(
    'repeats what was typed to %s',
    async (whose) => {
      const { id, proven } = await givenProof();
      if (whose !== 'the address of the order') await db.update(orders).set({ email: 'alt@patient.example' });
      const shop = await testApp(database);
      await declare(shop, { ...proven, email: proven.email.toUpperCase() });
      expect((await mailsOf(shop, proven.email)).receipt?.text).toContain('Lena Beispiel');
      expect(await db.select().from(withdrawals)).toMatchObject([{ isProven: true, orderId: id }]);
    },
  );

  test.each([
    ['an unknown code', {}],
    ['somebody else’s address', { isOwnCode: true }],
    ['an address of another order', { isOwnAddress: true }],
    ['a code that is none', { orderCode: 'www.evil.example' }],
  ])('with %s gets a receipt without a word that was typed', async (_what, how) => {
    const { proven } = await givenProof();
    const shop = await testApp(database);
    const { isOwnCode, isOwnAddress, orderCode } = { isOwnCode: false, isOwnAddress: false, orderCode: null, ...how };
    const email = isOwnAddress ? proven.email : 'opfer@post.example';
    const code = orderCode ?? (isOwnCode ? proven.orderCode : '7KQX-M29F');
    const answer = await declare(shop, {
      fullName: 'Ihr Gewinn wartet',
      orderCode: code,
      email,
      scope: 'part',
      products: 'Bitte zahlen Sie auf https://evil.example/konto oder rufen Sie 0900 123 an.',
    });
    expect(answer.data).toEqual({ receivedAt: shop.clock.now().toISOString() });
    const { receipt, note } = await mailsOf(shop, email);
    for (const part of [receipt?.text, receipt?.html, receipt?.subject]) {
      for (const typed of ['Gewinn', 'evil', '0900', 'zahlen', 'konto']) expect(part).not.toContain(typed);
    }
    expect(receipt?.text).toContain('Ihr Widerruf ist am 02.06.2025, 10:00 Uhr bei uns eingegangen.');
    expect(receipt?.text).toContain('Umfang: Nur einzelne Produkte');
    expect(receipt?.text?.includes(`Bestellnummer: ${code}`)).toBe(orderCode === null);
    // The pharmacy reads all of it.
    expect(note?.text).toContain('Ihr Gewinn wartet');
  });

  test('is answered the same, proven or not', async () => {
    const { proven } = await givenProof();
    const shop = await testApp(database);
    const answers = [await declare(shop, proven), await declare(shop, { ...proven, email: 'x@post.example' })];
    const [first, second] = answers.map(
      ({ statusCode, body, headers: { date: _, 'x-request-id': __, ...headers } }) => ({
        statusCode,
        body,
        headers,
      }),
    );
    expect(first).toEqual(second);
  });

  test('has no link in any of its mails that somebody typed', async () => {
    const { proven } = await givenProof();
    const shop = await testApp(database);
    await declare(shop, {
      ...proven,
      fullName: 'Lena www.evil.example',
      scope: 'part',
      products: 'Siehe https://evil.example/x?y=1 und post@evil.example.\nKäppele 25/1, 10.5 g',
    });
    const { receipt, note } = await mailsOf(shop, proven.email);
    for (const mail of [receipt, note]) {
      expect(mail?.text).toContain('Lena www. evil. example');
      expect(mail?.text).toContain('> Siehe https: // evil. example/ x?y=1 und post@ evil. example.');
      expect(mail?.text).toContain('> Käppele 25/1, 10.5 g');
      expect(mail?.text).toContain('stehen hier Leerzeichen');
      expect(mail?.html).not.toMatch(/evil\.example|href="[^"]*evil/);
    }
    expect(await db.select().from(withdrawals)).toMatchObject([{ fullName: 'Lena www.evil.example' }]);
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
    const { proven } = await givenProof();
    const shop = await testApp(database);
    const differences = { scope: 'part' as const, products: 'eins\n<b>zwei</b> www.evil.example' };
    await declare(shop, { ...proven, ...differences });
    await declare(shop, differences);
    const { all } = await mailsOf(shop);
    expect(all).toHaveLength(4);
    expect(htmlProblems(Object.fromEntries(all.map(({ html = '' }, at) => [`mail ${at}`, html])))).toEqual([]);
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
    expect(notes.map(({ text }) => text).join()).toContain('mit einer anderen E-Mail-Adresse');
  });

  test('what somebody types stays in the body of the mail, as text', async () => {
    const { proven } = await givenProof();
    const shop = await testApp(database);
    await declare(shop, {
      ...proven,
      fullName: 'Lena\r\nBcc: all@evil.example\u0000\u202e',
      scope: 'part',
      products: 'eins\u0000\n<script>alert(1)</script>',
    });
    await declare(shop, { orderCode: '<img src=x>\r\nSubject: Gewinn' });
    expect(await db.select().from(withdrawals).orderBy(withdrawals.isProven)).toMatchObject([
      { orderCode: '<img src=x> Subject: Gewinn' },
      { fullName: 'Lena Bcc: all@evil.example', products: 'eins\n<script>alert(1)</script>' },
    ]);
    const { all } = await mailsOf(shop);
    expect(all).toHaveLength(4);
    for (const mail of all) {
      expect(mail.subject).toMatch(/^(Eingangsbestätigung Ihres Widerrufs|Ein Widerruf ist eingegangen)$/);
      expect(mail.bcc).toBeUndefined();
      expect(mail.to).toHaveLength(1);
      expect(mail.html).not.toMatch(/<img|<script/);
    }
    expect(all.filter(({ text }) => text?.includes('<script>alert(1)</script>'))).toHaveLength(2);
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
