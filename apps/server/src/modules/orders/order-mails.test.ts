import { readFileSync } from 'node:fs';
import { defaultShopConfig, type ShopConfig } from '@shop/contract/shop-config';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../db/schema/identity.ts';
import { actAsAnna } from '../../testing/as-anna.ts';
import { htmlProblems } from '../../testing/html-checker.ts';
import { readMails } from '../../testing/mail-reader.ts';
import { orderingShop } from '../../testing/ordering.ts';
import { cases, expectBoth, languages, readHtml, write } from '../../testing/sample-order-mails.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { queueMail } from '../mail/outbox-service.ts';
import { pickupPlace } from './order-mails-parts.ts';
import { kaeppele, reserved } from './sample-notices.ts';

const database = testDatabase();

/** The words the editor warns of (HWG), whole ones. */
const riskyWord = new RegExp(`(?<![\\p{L}])(${languages.flatMap(riskyWords).join('|')})(?![\\p{L}])`, 'iu');

function riskyWords(language: Language): string[] {
  const file = new URL(`../../../../../content/risky-words.${language}.txt`, import.meta.url);
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
}

test('the html of every mail is valid', { timeout: 120_000 }, () => {
  const pages = cases.map(({ notice, language }) => [`${notice}-${language}`, write(notice, { language }).html]);
  expect(htmlProblems(Object.fromEntries(pages))).toEqual([]);
});

describe.each(cases)('$notice in $language', ({ notice, language }) => {
  const mail = write(notice, { language });

  test('goes to the patient, with a subject that tells a stranger nothing', () => {
    expect(mail.to).toBe('clara@post.example');
    expect(mail.subject).toContain('7KQX-M29F');
    expect(mail.subject).not.toMatch(riskyWord);
    expect(mail.subject).not.toMatch(/Käppele|Steinburg|Cannamed|Vogelsang|Mainblüte/i);
    expect(mail.subject).not.toMatch(/cannabis|hanf|blüte|extra[kc]t|flower|thc|cbd|rezept|prescription|arznei|medic/i);
  });

  test('tells it in both forms, signed by the pharmacy', () => {
    expectBoth(mail, [
      '7KQX-M29F',
      'Clara Vogelsang',
      'Mainblüte Apotheke, Johanna Mainthal e. K., Uferstraße 12, 97070 Würzburg',
      '+49 931 0000120',
      'service@mainbluete.example',
      language === 'de' ? 'Montag bis Freitag 9 bis 17 Uhr' : 'Monday to Friday, 9 am to 5 pm',
      language === 'de' ? 'Sie enthält keine Werbung' : 'It contains no advertising',
    ]);
    expect(mail.html).toContain(`<html lang="${language}">`);
    const address = `https://shop.example/#/orders?order=${reserved.id}`;
    expect(mail.html).toContain(`href="${address}"`);
    expect(mail.text).toContain(address);
  });

  test('says nothing by accident, praises nothing, and puts no code into an address', () => {
    const told = write(notice, { language }, { withdrawalText: null });
    for (const form of [told.text, told.html]) {
      expect(form).not.toMatch(/undefined|null|NaN|Invalid|\[object/);
      expect(readHtml(form)).not.toMatch(riskyWord);
    }
    for (const [, href] of mail.html.matchAll(/href="([^"]*)"/g)) expect(href).not.toContain('7KQX');
    for (const [address] of mail.text.matchAll(/https?:\S+/g)) expect(address).not.toContain('7KQX');
  });

  test('has one clear button, before what was ordered is listed', () => {
    expect(mail.html.match(/<a [^>]*class="on-primary"/g)).toHaveLength(1);
    const isListed = notice === 'received' || notice === 'confirmed';
    if (isListed) expect(mail.html.indexOf('class="on-primary"')).toBeLessThan(mail.html.indexOf('Käppele'));
  });

  test('shows what people wrote as text', () => {
    const odd = '<b>x</b>';
    const lines = [{ ...kaeppele, name: odd, manufacturer: odd }];
    const written = write(notice, { language, patientName: odd }, { lines, message: odd, withdrawalText: odd });
    expect(written.html).not.toContain('<b>');
    expect(written.html).toContain('&lt;b&gt;x&lt;/b&gt;');
    expect(written.text).toContain(odd);
  });

  test('does without links where nobody has said where the shop is', () => {
    const { html, text } = write(notice, { language, trackingUrl: null }, { shopUrl: null });
    expect(html).not.toMatch(/href="(?!tel:|mailto:)/);
    expect(text).not.toContain('http');
  });

  test('leaves out what the pharmacy has not filled in', () => {
    const pharmacy = Object.fromEntries(Object.keys(defaultShopConfig.pharmacy).map((name) => [name, '']));
    const config = { ...defaultShopConfig, phone: '', email: '', tagline: '', pharmacy } as ShopConfig;
    const { html, text } = write(notice, { language }, { config });
    expect(text).not.toMatch(/undefined|null|, ,|: \n|IBAN/);
    expect(html).not.toMatch(/<p[^>]*><\/p>|tel:"|mailto:"/);
  });
});

test('a mail comes in the language that the person uses now, whatever the order was written in', () => {
  const mail = write('shipped', { language: 'de' }, { language: 'en' });
  expect(mail.subject).toBe('Your order 7KQX-M29F is on its way');
  expectBoth(mail, [/Expected on:? 18 November 2026/, 'Monday to Friday']);
});

test.each([
  ['Mainblüte Apotheke', 'Mainblüte Apotheke, Uferstraße 12, 97070 Würzburg'],
  ['Mainblüte Apotheke', 'Uferstraße 12, 97070 Würzburg'],
])('the pharmacy of a pickup is named once: %s at %s', (shippingName, pharmacyAddress) => {
  const place = ['Mainblüte Apotheke', 'Uferstraße 12', '97070 Würzburg'];
  expect(pickupPlace({ shippingName, pharmacyAddress })).toEqual(place);
});

test('where an order is picked up, its own mails name the pharmacy once', async () => {
  const shop = orderingShop(database);
  const { sendMails, mailFolder } = await testApp(database);
  const { shippingName } = await shop.givenOrder({ shippingOptionId: 'pickup' });
  await sendMails();
  const [mail] = await readMails(mailFolder);
  const [, place = ''] = /Abholung bei:?\s+([\s\S]*?)Rechnungsadresse/.exec(mail?.text ?? '') ?? [];
  expect(place.split(shippingName)).toHaveLength(2);
});

test('the papers are drawn when the mail is sent, and the html shows the GiroCode that comes with it', async () => {
  const shop = orderingShop(database);
  const { sendMails, mailFolder } = await testApp(database);
  const order = await shop.givenOrder();
  const onPaper = write('received', { ...order, prescriptionFormat: 'physical' });
  await queueMail(database.db, shop, { kind: 'order received', ...onPaper });
  await actAsAnna(shop, order.id, { name: 'review' });
  await actAsAnna(shop, order.id, { name: 'confirm' });
  expect(await sendMails()).toBe(3);

  const mails = await readMails(mailFolder);
  const received = mails.find(({ attachments }) => attachments[0]?.mimeType === 'application/pdf');
  const confirmed = mails.find(({ subject }) => subject?.includes('bestätigt'));
  expect(received?.attachments).toMatchObject([{ filename: `deckblatt-${order.code}.pdf` }]);
  expect(
    Buffer.from(received?.attachments[0]?.content as ArrayBuffer)
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(confirmed?.attachments).toMatchObject([
    { mimeType: 'image/png', disposition: 'inline', contentId: '<girocode>' },
  ]);
  expect(confirmed?.html).toContain('cid:girocode');
});
