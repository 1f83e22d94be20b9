import { describe, expect, test } from 'vitest';
import { orders } from '../../db/schema/orders.ts';
import { withdrawals } from '../../db/schema/withdrawals.ts';
import { htmlProblems } from '../../testing/html-checker.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { declare, givenProof, mailsOf } from '../../testing/withdrawal.ts';

const database = testDatabase();
const { db } = database;

describe('the receipt of a withdrawal', () => {
  test.each(['the address of the order', 'the address of the account, changed since'])(
    'repeats what was typed to %s',
    async (whose) => {
      const { id, proven } = await givenProof(database);
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
  ])('with %s gets a receipt that repeats what was typed, with nothing of an order in it', async (_what, how) => {
    const { proven } = await givenProof(database);
    const shop = await testApp(database);
    const { isOwnCode, isOwnAddress, orderCode } = { isOwnCode: false, isOwnAddress: false, orderCode: null, ...how };
    const email = isOwnAddress ? proven.email : 'opfer@post.example';
    const code = orderCode ?? (isOwnCode ? proven.orderCode : '7KQX-M29F');
    const answer = await declare(shop, {
      fullName: 'Max Anders',
      orderCode: code,
      email,
      scope: 'part',
      products: 'Käppele 25/1, siehe https://evil.example/konto',
    });
    expect(answer.data).toEqual({ receivedAt: shop.clock.now().toISOString() });
    const { receipt, note } = await mailsOf(shop, email);
    expect(receipt?.text).toContain('Name: Max Anders');
    expect(receipt?.text).toContain('> Käppele 25/1, siehe https: // evil. example/ konto');
    expect(receipt?.html).not.toMatch(/evil\.example/);
    // What the order itself says: its patient, address and products.
    for (const part of [receipt?.text, receipt?.html, receipt?.subject]) {
      for (const ordered of ['Lena Beispiel', 'Mainkraut']) expect(part).not.toContain(ordered);
    }
    expect(receipt?.text).toContain('Ihr Widerruf ist am 02.06.2025, 10:00 Uhr bei uns eingegangen.');
    expect(receipt?.text).toContain('Umfang: Nur einzelne Produkte');
    expect(receipt?.text).toContain(`Bestellnummer: ${orderCode ? 'www. evil. example' : code}`);
    expect(note?.text).toContain('Max Anders');
  });

  test('has no link in any of its mails that somebody typed', async () => {
    const { proven } = await givenProof(database);
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

  test('its mails are valid HTML', { timeout: 120_000 }, async () => {
    const { proven } = await givenProof(database);
    const shop = await testApp(database);
    const differences = { scope: 'part' as const, products: 'eins\n<b>zwei</b> www.evil.example' };
    await declare(shop, { ...proven, ...differences });
    await declare(shop, differences);
    const { all } = await mailsOf(shop);
    expect(all).toHaveLength(4);
    expect(htmlProblems(Object.fromEntries(all.map(({ html = '' }, at) => [`mail ${at}`, html])))).toEqual([]);
  });

  test('what somebody types stays in the body of the mail, as text', async () => {
    const { proven } = await givenProof(database);
    const shop = await testApp(database);
    await declare(shop, {
      ...proven,
      fullName: 'Lena\r\nBcc: all@evil.example\u0007\u202e',
      scope: 'part',
      products: 'eins\u0007\n<script>alert(1)</script>',
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
});
