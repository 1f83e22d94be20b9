import { readFileSync } from 'node:fs';
import { defaultShopConfig, type ShopConfig } from '@shop/contract/shop-config';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../db/schema/identity.ts';
import type { Order, OrderLine } from '../../db/schema/orders.ts';
import { htmlProblems } from '../../testing/html-checker.ts';
import { readMails } from '../../testing/mail-reader.ts';
import { orderingShop } from '../../testing/ordering.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { queueMail } from '../mail/outbox-service.ts';
import { mailWords } from './mail-words.ts';
import { type Notice, type NoticeFacts, orderMail } from './order-mails.ts';
import { pickupPlace } from './order-mails-parts.ts';
import { changeOrder } from './order-service.ts';

const database = testDatabase();

const clara = {
  fullName: 'Clara Vogelsang',
  street: 'Sanderglacis',
  houseNumber: '14',
  postalCode: '97072',
  city: 'Würzburg',
  country: 'DE',
};

const reserved: Order = {
  id: '7b6f0d2e-0000-4000-8000-000000000001',
  code: '7KQX-M29F',
  version: 1,
  userId: 'user-1',
  idempotencyKey: null,
  cartVersion: 1,
  status: 'requested',
  createdAt: new Date('2026-11-12T13:20:00Z'),
  holdExpiresAt: new Date('2026-11-19T13:20:00Z'),
  language: 'de',
  patientName: 'Clara Vogelsang',
  birthDate: '1961-02-03',
  email: 'clara@post.example',
  phone: '+4993112345',
  billingAddress: { ...clara, street: 'Rechnungsweg' },
  deliveryAddress: clara,
  shippingOptionId: 'courier',
  shippingType: 'courier',
  shippingName: 'Botendienst Mainfranken',
  shippingCents: 690,
  shippingVatPercent: 19,
  isExternalShipping: false,
  pharmacyAddress: null,
  paymentMethod: 'transfer',
  totalCents: 15_325,
  vatCents: 2_447,
  healthConsentAt: new Date('2026-11-14T09:00:00Z'),
  termsVersion: '2026-11',
  askedAt: null,
  remindedAt: null,
  proposedAt: null,
  refundDueCents: 0,
  trayNumber: null,
  prescriptionFormat: 'physical',
  prescriptionVerifiedAt: null,
  originalReceivedAt: null,
  paidAt: null,
  confirmedAt: null,
  readyForPickupAt: null,
  trackingUrl: null,
  estimatedDeliveryDate: null,
  retainUntil: null,
};

const pickup: Partial<Order> = {
  shippingType: 'selfPickUp',
  shippingName: 'Mainblüte Apotheke',
  shippingCents: 0,
  totalCents: 14_635,
  vatCents: 2_337,
  pharmacyAddress: 'Mainblüte Apotheke, Uferstraße 12, 97070 Würzburg',
  paymentMethod: 'pickup',
};

const kaeppele: OrderLine = {
  orderId: reserved.id,
  position: 1,
  productId: '7b6f0d2e-0000-4000-8000-000000000002',
  slug: 'kaeppele-25-1',
  name: 'Käppele 25/1',
  manufacturer: 'Rhön Cannamed',
  productType: 'bud',
  pzn: null,
  imagePath: null,
  unit: 'gram',
  quantity: 10,
  priceCents: 1_049,
  totalCents: 10_490,
  vatPercent: 19,
};
const steinburg = { ...kaeppele, position: 2, name: 'Steinburg 20/1', quantity: 5, priceCents: 829, totalCents: 4_145 };

const now = new Date('2026-11-14T10:00:00Z');
const question = 'Ist das Datum der 3. März?\nBitte prüfen Sie das Foto.';

/** The order as it stands when this is told, and what the pharmacy wrote with it. */
const moments: Record<Notice, { order: Partial<Order>; message?: string }> = {
  received: { order: {} },
  question: { order: { status: 'clarification' }, message: question },
  reminder: { order: { status: 'clarification', askedAt: now } },
  amendment: { order: { status: 'clarification', askedAt: now, proposedAt: now }, message: question },
  amended: { order: { status: 'inReview', paidAt: now } },
  unanswered: { order: { status: 'cancelled' } },
  takenBack: { order: { status: 'clarification', originalReceivedAt: now, paidAt: now }, message: question },
  stopped: { order: { status: 'confirmed', paidAt: now }, message: 'Die Waage muss neu geeicht werden.' },
  undelivered: { order: { status: 'cancelled', paidAt: now }, message: 'Das Paket kam zurück.' },
  confirmed: { order: { status: 'confirmed', confirmedAt: now, prescriptionVerifiedAt: now } },
  inReview: { order: { status: 'inReview' } },
  originalReceived: { order: { status: 'inReview', originalReceivedAt: now } },
  verified: { order: { status: 'confirmed', prescriptionVerifiedAt: now, originalReceivedAt: now } },
  preparing: { order: { status: 'preparing', prescriptionVerifiedAt: now, originalReceivedAt: now, paidAt: now } },
  completed: { order: { status: 'completed', paidAt: now } },
  paid: { order: { status: 'confirmed', paidAt: now, prescriptionVerifiedAt: now, originalReceivedAt: now } },
  readyForPickup: { order: { ...pickup, status: 'readyForPickup' } },
  shipped: {
    order: { status: 'shipped', trackingUrl: 'https://paket.example/4711', estimatedDeliveryDate: '2026-11-18' },
  },
  rejected: { order: { status: 'rejected' }, message: 'Das Rezept ist abgelaufen.' },
  cancelled: { order: { status: 'cancelled', paidAt: now }, message: 'Auf Ihren Wunsch.' },
  expired: { order: { status: 'expired' } },
};
const notices = Object.keys(moments) as Notice[];
const languages: Language[] = ['de', 'en'];
const cases = notices.flatMap((notice) => languages.map((language) => ({ notice, language })));

/** The words the editor warns of (HWG), whole ones. */
const riskyWord = new RegExp(`(?<![\\p{L}])(${languages.flatMap(riskyWords).join('|')})(?![\\p{L}])`, 'iu');

function riskyWords(language: Language): string[] {
  const file = new URL(`../../../../../content/risky-words.${language}.txt`, import.meta.url);
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
}

const withdrawalText = (language: Language) =>
  readFileSync(new URL(`../../../../../content/widerruf/widerruf.${language}.md`, import.meta.url), 'utf8');

function write(notice: Notice, order: Partial<Order> = {}, facts: Partial<Omit<NoticeFacts, 'order'>> = {}) {
  const whole = { ...reserved, ...moments[notice].order, ...order };
  return orderMail(notice, {
    order: whole,
    language: whole.language,
    along: [],
    lines: [kaeppele, steinburg],
    config: defaultShopConfig,
    shopUrl: 'https://shop.example',
    message: moments[notice].message ?? null,
    withdrawalText: notice === 'received' ? withdrawalText(whole.language) : null,
    termsText: notice === 'received' ? '## Geltung\n\nEs gelten diese Bedingungen.' : null,
    ...facts,
  });
}

/** What a person reads of it, in one line. */
function readText(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function readHtml(html: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  const words = html.replace(/^[\s\S]*<body/, '<body').replaceAll(/<[^>]*>/g, ' ');
  return readText(words.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')).replaceAll(
    ' .',
    '.',
  );
}

/** Both kinds of mail program show it; blanks that do not break count as blanks. */
function expectBoth(mail: { text: string; html: string }, facts: (string | RegExp)[]) {
  for (const fact of facts) {
    expect(readText(mail.text)).toMatch(fact);
    expect(readHtml(mail.html)).toMatch(fact);
  }
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
    expect(mail.html).toContain('href="https://shop.example/#/orders"');
    expect(mail.text).toContain('https://shop.example/#/orders');
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

describe('received', () => {
  test('is the receipt of the request with all that was asked for', () => {
    expectBoth(write('received'), [
      'Die Apotheke muss Ihre Anfrage bestätigen',
      'Erst mit der Bestätigung ist der Vertrag geschlossen',
      /Käppele 25\/1,? 10 g · Rhön Cannamed:? 104,90 €/,
      /Steinburg 20\/1,? 5 g · Rhön Cannamed:? 41,45 €/,
      /Zwischensumme:? 146,35 €/,
      /Botendienst:? 6,90 €/,
      /Gesamt:? 153,25 €/,
      /darin 19 % MwSt\.:? 24,47 €/,
      /Lieferadresse:? Clara Vogelsang Sanderglacis 14 97072 Würzburg/,
      /Rechnungsadresse:? Clara Vogelsang Rechnungsweg 14 97072 Würzburg/,
      /Zahlung:? Überweisung nach der Bestätigung/,
      'bis 19.11.2026, 14:20 Uhr für Sie zurück',
      'Allgemeinen Geschäftsbedingungen in der Fassung 2026-11',
      'Widerrufsbelehrung',
      'binnen vierzehn Tagen ohne Angabe von Gründen',
      'Unterschrift des/der Verbraucher',
    ]);
    expect(write('received').html).toContain('href="https://shop.example/#/agb"');
    expect(write('received').html).toContain('href="https://shop.example/#/widerruf"');
  });

  test('in English too', () => {
    expectBoth(write('received', { language: 'en' }), [
      'The pharmacy must confirm your request',
      /Käppele 25\/1,? 10 g · Rhön Cannamed:? €104\.90/,
      /Courier:? €6\.90/,
      /Total:? €153\.25/,
      /including 19 % VAT:? €24\.47/,
      'until 19 November 2026 at 14:20',
      'terms and conditions apply in the version 2026-11',
      'within 14 days without giving any reason',
    ]);
  });

  test('shows no product among its first words, which a locked screen may show', () => {
    const { text, html } = write('received');
    expect(readText(text).indexOf('Käppele')).toBeGreaterThan(500);
    expect(readHtml(html).indexOf('Käppele')).toBeGreaterThan(500);
  });

  test('a paper prescription goes by post, with the sheet that comes along', () => {
    const mail = write('received');
    expectBoth(mail, ['Deckblatt', 'Senden Sie beides an: Mainblüte Apotheke, Uferstraße 12, 97070 Würzburg']);
    expectBoth(mail, ['sobald Originalrezept und Zahlung bei uns sind', 'Bitte überweisen Sie vorher nichts']);
    expect(mail.documents).toEqual([{ kind: 'coverSheet', orderId: reserved.id }]);
  });

  test('the others are handed in by the patient or the practice, and no sheet goes along', () => {
    const digital = write('received', { prescriptionFormat: 'digital' });
    expectBoth(digital, ['Signiertes PDF (QES)', 'Oder Ihre Praxis sendet es an service@mainbluete.example']);
    expectBoth(digital, ['keinen E-Rezept-Code per E-Mail', 'sobald Rezept und Zahlung bei uns sind']);
    const telemedicine = write('received', { prescriptionFormat: 'ePrescription' });
    expectBoth(telemedicine, ['Das Rezept erhalten Sie von Ihrer Praxis', 'keinen E-Rezept-Code per E-Mail']);
    expect(telemedicine.text).not.toContain('übermittelt');
    const withFile = write('received', { prescriptionFormat: 'digital' }, { hasFile: true });
    expectBoth(withFile, ['Ihr signiertes PDF liegt uns vor', 'Ein Original per Post brauchen wir nicht']);
    expect(withFile.text).not.toContain('Oder Ihre Praxis');
    for (const mail of [digital, telemedicine, withFile]) {
      expect(mail.documents).toBeUndefined();
      expect(mail.text).not.toContain('Deckblatt');
    }
  });

  test('of what is picked up and paid there', () => {
    expectBoth(write('received', pickup), [
      /Selbstabholung:? kostenlos/,
      /Abholung bei:? Mainblüte Apotheke Uferstraße 12 97070 Würzburg/,
      'Sie zahlen, wenn Sie die Bestellung abholen',
      /Gesamt:? 146,35 €/,
    ]);
  });

  test('names each rate of VAT', () => {
    const lines = [kaeppele, { ...steinburg, vatPercent: 7 }];
    expectBoth(write('received', {}, { lines }), ['darin 7 % und 19 % MwSt']);
  });

  test('packs are counted in words', () => {
    const lines = [{ ...kaeppele, unit: 'pack' as const, quantity: 2 }];
    expectBoth(write('received', {}, { lines }), ['2 Pckg.']);
    expectBoth(write('received', { language: 'en' }, { lines }), ['2 packs']);
  });
});

describe('confirmed', () => {
  const allThere = { originalReceivedAt: now, prescriptionVerifiedAt: now };

  test('tells what to transfer, and shows it as a GiroCode', () => {
    const mail = write('confirmed');
    expectBoth(mail, [
      'Damit ist der Vertrag geschlossen',
      /Empfänger:? Johanna Mainthal e\. K\./,
      /IBAN:? DE36 0000 0000 0000 0000 00/,
      /Bank:? Demobank Mainfranken/,
      /Betrag:? 153,25 €/,
      /Verwendungszweck:? 7KQX-M29F/,
      /Käppele 25\/1/,
    ]);
    expect(readText(mail.text)).not.toContain('BIC');
    expect(mail.documents).toEqual([{ kind: 'giroCode', orderId: reserved.id }]);
    expect(mail.html).toMatch(/<img src="cid:girocode" alt="GiroCode mit den Angaben[^"]+"/);
    expect(mail.text).not.toContain('scannen');
  });

  test('with the BIC where there is one', () => {
    const config = { ...defaultShopConfig, pharmacy: { ...defaultShopConfig.pharmacy, bic: 'DEMODEMMXXX' } };
    expectBoth(write('confirmed', {}, { config }), [/BIC:? DEMODEMMXXX/]);
  });

  test('an account that cannot be right brings no code, and the mail still goes out', () => {
    const config = { ...defaultShopConfig, pharmacy: { ...defaultShopConfig.pharmacy, iban: 'DE00 1234' } };
    const mail = write('confirmed', {}, { config });
    expect(mail.documents).toBeUndefined();
    expect(mail.html).not.toContain('<img');
    expect(mail.text).not.toContain('DE00');
  });

  test('names what is still missing, and only that', () => {
    expectBoth(write('confirmed'), ['Das fehlt noch', 'Das Original ist noch nicht bei uns', 'Zahlung Die Angaben']);
    expect(write('confirmed').text).not.toContain('abschließend geprüft');
    expectBoth(write('confirmed', { prescriptionVerifiedAt: null }), ['noch nicht abschließend geprüft']);
    expect(write('confirmed', allThere).text).not.toContain('Das Original ist');
    const nothing = write('confirmed', { ...allThere, paidAt: now });
    expectBoth(nothing, ['Es fehlt nichts mehr']);
    expect(nothing.text).not.toContain('IBAN');
    expect(nothing.documents).toBeUndefined();
  });

  test('nothing is to be transferred for what is paid when it is picked up', () => {
    const mail = write('confirmed', { ...pickup, ...allThere });
    expectBoth(mail, ['Zu zahlen bei der Abholung: 146,35 €', 'Es fehlt nichts mehr']);
    expect(mail.text).not.toContain('IBAN');
    expect(mail.documents).toBeUndefined();
  });
});

test('question: carries it as it was written, and how to answer', () => {
  const mail = write('question');
  expectBoth(mail, ['Ihre Antwort schreiben Sie in Ihrem Konto']);
  expect(mail.text).toContain('> Ist das Datum der 3. März?\n> Bitte prüfen Sie das Foto.');
  expect(mail.html).toContain('Ist das Datum der 3. März?<br>Bitte prüfen Sie das Foto.');
});

describe('paid', () => {
  test('says what comes next', () => {
    expectBoth(write('paid'), ['Der Betrag von 153,25 € ist bezahlt', 'Es fehlt nichts mehr']);
    expectBoth(write('paid', { originalReceivedAt: null }), ['Das Original ist noch nicht bei uns']);
    expectBoth(write('paid', { status: 'inReview' }), ['muss Ihre Anfrage noch bestätigen']);
  });

  test('over the counter there is nothing to come', () => {
    expect(write('paid', { ...pickup, status: 'readyForPickup' }).text).not.toMatch(/fehlt|bestätigen/);
  });
});

describe('the steps on the way', () => {
  test('an original that came says what is still missing, or that the answer is to come', () => {
    expectBoth(write('originalReceived'), ['ist bei uns angekommen', 'muss Ihre Anfrage noch bestätigen']);
    expectBoth(write('originalReceived', { status: 'confirmed' }), ['noch nicht abschließend geprüft']);
    expectBoth(write('verified', { originalReceivedAt: null }), ['Das Original ist noch nicht bei uns']);
    expectBoth(write('verified', { language: 'en' }), ['We have checked your prescription', 'What is still missing']);
  });

  test('what is being prepared says how it reaches the patient', () => {
    expectBoth(write('preparing'), ['sobald unser Bote unterwegs ist', 'nicht mehr selbst stornieren']);
    expectBoth(write('preparing', pickup), ['sobald die Bestellung zur Abholung bereitliegt']);
    expectBoth(write('completed'), ['Die Rechnung finden Sie in Ihrem Konto', 'Fehlt etwas']);
  });

  test.each(languages)('what came in the same minute is told along, in %s', (language) => {
    const mail = write('confirmed', { language }, { along: ['inReview', 'verified'] });
    const { along } = mailWords[language].notices;
    expectBoth(mail, [along.inReview, along.verified]);
    expect(write('confirmed', { language }).text).not.toContain(along.verified);
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

describe('readyForPickup', () => {
  test('tells where, with what, and what is to be paid there', () => {
    expectBoth(write('readyForPickup'), [
      /Abholung bei:? Mainblüte Apotheke Uferstraße 12 97070 Würzburg/,
      'Bitte bringen Sie einen Ausweis mit',
      /Zu zahlen:? 146,35 €/,
    ]);
  });

  test('and nothing of money where it is paid', () => {
    expect(write('readyForPickup', { paidAt: now }).text).not.toContain('Zu zahlen');
  });
});

describe('shipped', () => {
  test('tells where to, when, and where the parcel is', () => {
    const mail = write('shipped');
    expectBoth(mail, [
      /Lieferadresse:? Clara Vogelsang Sanderglacis 14/,
      /Erwartet am:? 18\.11\.2026/,
      'Ausweis bereit',
    ]);
    expect(mail.html).toContain('href="https://paket.example/4711"');
    expect(mail.text).toContain('Sendung verfolgen:\nhttps://paket.example/4711');
    expectBoth(write('shipped', { language: 'en' }), [/Expected on:? 18 November 2026/, 'Track the parcel']);
  });

  test.each(['javascript:alert(1)', 'mailto:x@y.example', 'ftp://paket.example', 'paket 4711'])(
    'what is no web address is no link: %s',
    (trackingUrl) => {
      const mail = write('shipped', { trackingUrl, estimatedDeliveryDate: null });
      expect(mail.html).not.toContain('Sendung verfolgen');
      expect(mail.text).not.toContain(trackingUrl);
      expect(mail.text).not.toContain('Erwartet');
    },
  );
});

describe('what has ended', () => {
  test('gives the reason, and says that nothing is to be paid', () => {
    expectBoth(write('rejected'), [
      'kann Ihre Anfrage 7KQX-M29F nicht annehmen',
      /Das Rezept ist abgelaufen\./,
      'Sie müssen nichts bezahlen',
    ]);
    expectBoth(write('expired'), ['bis 19.11.2026, 14:20 Uhr', 'Sie müssen nichts bezahlen']);
  });

  test('or how a payment comes back', () => {
    const mail = write('cancelled');
    expectBoth(mail, [/Auf Ihren Wunsch\./, 'Ihre Zahlung über 153,25 € erhalten Sie zurück']);
    expect(mail.text).not.toContain('nichts bezahlen');
    expect(write('cancelled', {}, { message: null }).text).not.toContain('Begründung');
  });
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
  const pharmacist = { kind: 'pharmacy', name: 'Johanna' } as const;
  await changeOrder(shop, order.id, pharmacist, { name: 'review' });
  await changeOrder(shop, order.id, pharmacist, { name: 'confirm' });
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
