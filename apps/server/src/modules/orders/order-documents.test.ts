import { expect, test } from 'vitest';
import { invoices } from '../../db/schema/invoices.ts';
import { type Order, orderLines, orders } from '../../db/schema/orders.ts';
import { actAsAnna } from '../../testing/as-anna.ts';
import { orderingShop } from '../../testing/ordering.ts';
import { readPdf } from '../../testing/pdf-reader.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { drawMissingPapers } from './invoice-service.ts';
import { coverSheet } from './order-documents.ts';
import { orderMail } from './order-mails.ts';
import { findOrder, linesOf } from './order-queries.ts';

const database = testDatabase();
const { db } = database;

/* biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for. */
const obeyed = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/;

/** As rows may be that were written before requests were cleaned. */
test.each([
  ['sequences for a terminal', 'Lena\u001b[2J\u0007'],
  ['made-up lines', 'Lena\r\nBcc: all@evil.example\n\nGesamt: 0,00 €'],
  ['turned writing', '\u202egnilebieB\u2066'],
  ['other scripts and emoji', 'علی\u200cرضا 葛\u{e0100}城 👩🏽\u200d⚕️'],
  ['what no typeface has', '\u{10ffff}\ufffe\u3164'],
  ['a name without an end', 'x'.repeat(5_000)],
])('mails and papers bear %s in a name', async (_what, name) => {
  const shop = orderingShop(database);
  const placed = await shop.givenOrder();
  const address = { ...placed.billingAddress, fullName: name, street: name, city: name };
  await db.update(orders).set({ patientName: name, billingAddress: address, deliveryAddress: address });
  await db.update(orderLines).set({ name, manufacturer: name });
  const order = (await findOrder(db, placed.id)) as Order;
  const lines = await linesOf(db, placed.id);

  const facts = {
    order,
    lines,
    config: shop.config,
    shopUrl: null,
    message: name,
    language: order.language,
    along: [],
    withdrawalText: null,
    termsText: null,
  };
  for (const notice of ['received', 'question', 'confirmed', 'shipped', 'rejected', 'expired'] as const) {
    const { to, subject, text, html } = orderMail(notice, facts);
    expect(to).toBe(order.email);
    expect(subject).toMatch(/^[\p{L} ]+ [\w-]+[\p{L} ]*$/u);
    expect(`${text}${html}`).not.toMatch(obeyed);
  }

  expect((await readPdf(await coverSheet(order, lines, shop.config))).pages).toHaveLength(1);
  for (const step of ['review', 'verify', 'confirm', 'paid', 'prepare'] as const) {
    await actAsAnna(shop, order.id, { name: step });
  }
  const ship = { name: 'ship', trackingUrl: 'https://paket.example/1', estimatedDeliveryDate: null } as const;
  await actAsAnna(shop, order.id, ship);
  await drawMissingPapers(shop);
  const [invoice] = await db.select().from(invoices);
  expect((await readPdf(invoice?.pdf as Buffer)).pages.length).toBeGreaterThan(0);
});
