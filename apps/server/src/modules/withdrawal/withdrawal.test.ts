import { defaultShopConfig } from '@shop/contract/shop-config';
import { describe, expect, test } from 'vitest';
import { outbox } from '../../db/schema/mail.ts';
import { orderEvents } from '../../db/schema/orders.ts';
import { withdrawals } from '../../db/schema/withdrawals.ts';
import { orderingShop } from '../../testing/ordering.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testKeys } from '../../testing/test-keys.ts';
import { declaration, declare, givenProof, mailsOf } from '../../testing/withdrawal.ts';
import { forgetOldWithdrawals } from './withdrawal-service.ts';

const database = testDatabase();
const { db } = database;

describe('a declaration of withdrawal (§ 356a BGB)', () => {
  test('is kept, and its receipt tells contents, date and time in Germany', async () => {
    const { id, proven } = await givenProof(database);
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
      `Hiermit widerrufe ich den Vertrag zur Bestellung ${proven.orderCode} für einzelne Produkte.`,
    );
    expect(receipt?.text).toContain(
      `Name: Lena Beispiel\nBestellnummer: ${proven.orderCode}\nUmfang: Nur einzelne Produkte`,
    );
    expect(receipt?.text).toContain('> Käppele 25/1, 10 g\n> und das zweite');
    const facts = ['02.07.2026, 00:30', 'Lena Beispiel', proven.orderCode, 'Nur einzelne Produkte', 'und das zweite'];
    for (const fact of facts) expect(receipt?.html).toContain(fact);
  });

  test('is answered the same, proven or not', async () => {
    const { proven } = await givenProof(database);
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

  test.each([
    ['no name', { fullName: ' ' }],
    ['a name that nobody can see', { fullName: '\u0007\u202e' }],
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
