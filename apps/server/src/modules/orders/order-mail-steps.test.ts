import { defaultShopConfig } from '@shop/contract/shop-config';
import { describe, expect, test } from 'vitest';
import { expectBoth, languages, readText, write } from '../../testing/sample-order-mails.ts';
import { mailWords } from './mail-words.ts';
import { now, pickup, reserved } from './sample-notices.ts';

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
    expectBoth(nothing, ['Wir haben alles, was wir brauchen']);
    expect(nothing.text).not.toContain('IBAN');
    expect(nothing.documents).toBeUndefined();
  });

  test('nothing is to be transferred for what is paid when it is picked up', () => {
    const mail = write('confirmed', { ...pickup, ...allThere });
    expectBoth(mail, ['Zu zahlen bei der Abholung: 146,35 €', 'Wir haben alles, was wir brauchen']);
    expect(mail.text).not.toContain('IBAN');
    expect(mail.documents).toBeUndefined();
  });
});

test('question: carries it as it was written, and how to answer', () => {
  const mail = write('question');
  expectBoth(mail, ['Bitte schreiben Sie uns Ihre Antwort in Ihrem Konto']);
  expect(mail.text).toContain('> Ist das Datum der 3. März?\n> Bitte prüfen Sie das Foto.');
  expect(mail.html).toContain('Ist das Datum der 3. März?<br>Bitte prüfen Sie das Foto.');
});

describe('paid', () => {
  test('says what comes next', () => {
    expectBoth(write('paid'), ['Sie haben 153,25 € bezahlt', 'Wir haben alles, was wir brauchen']);
    expectBoth(write('paid', { originalReceivedAt: null }), ['Das Original ist noch nicht bei uns']);
    expectBoth(write('paid', { status: 'inReview' }), ['müssen Ihre Bestellung noch bestätigen']);
  });

  test('over the counter there is nothing to come', () => {
    expect(write('paid', { ...pickup, status: 'readyForPickup' }).text).not.toMatch(/fehlt|bestätigen/);
  });
});

describe('the steps on the way', () => {
  test('an original that came says what is still missing, or that the answer is to come', () => {
    expectBoth(write('originalReceived'), ['ist bei uns angekommen', 'müssen Ihre Bestellung noch bestätigen']);
    expectBoth(write('originalReceived', { status: 'confirmed' }), ['noch nicht abschließend geprüft']);
    expectBoth(write('verified', { originalReceivedAt: null }), ['Das Original ist noch nicht bei uns']);
    expectBoth(write('verified', { language: 'en' }), ['We have checked your prescription', 'What is still missing']);
  });

  test('what is being prepared says how it reaches the patient', () => {
    expectBoth(write('preparing'), ['sobald unser Bote unterwegs ist', 'nicht mehr selbst stornieren']);
    expectBoth(write('preparing', pickup), ['sobald die Bestellung zur Abholung bereitliegt']);
    expectBoth(write('completed'), ['Die Rechnung finden Sie in Ihrem Konto', 'Wenn etwas fehlt']);
  });

  test.each(languages)('what came in the same minute is told along, in %s', (language) => {
    const mail = write('confirmed', { language }, { along: ['inReview', 'verified'] });
    const { along } = mailWords[language].notices;
    expectBoth(mail, [along.inReview, along.verified]);
    expect(write('confirmed', { language }).text).not.toContain(along.verified);
  });
});

describe('how far the order has come', () => {
  test('is told by what has happened, and by nothing that has not', () => {
    expectBoth(write('inReview'), ['So weit ist Ihre Bestellung', /Bestätigung:? Wird gerade geprüft/]);
    const early = write('originalReceived', { status: 'requested' });
    expectBoth(early, [/Bestätigung:? Wartet auf die Prüfung/, /Original und Zahlung:? Original ist da/]);
    expect(early.text).not.toMatch(/Übergabe|Zustellung/);
    const paid = write('paid', { confirmedAt: now });
    expectBoth(paid, [/Bestätigung:? 14\.11\.2026, 11:00 Uhr/, /Zustellung:? Wird als Nächstes vorbereitet/]);
    expect(paid.text).not.toContain('bereiten Ihre Bestellung vor.');
    expectBoth(write('preparing', pickup), [/Abholung:? Wird vorbereitet/]);
  });
});

describe('readyForPickup', () => {
  test('tells where, with what, and what is to be paid there', () => {
    expectBoth(write('readyForPickup'), [
      /Abholung bei:? Mainblüte Apotheke Uferstraße 12 97070 Würzburg/,
      /Abholzeiten:? Montag bis Freitag 9 bis 18 Uhr, Samstag 9 bis 13 Uhr/,
      'Bitte bringen Sie einen Ausweis mit',
      /Zu zahlen:? 146,35 €/,
    ]);
  });

  test('tells the hours in English to whoever reads English', () => {
    expectBoth(write('readyForPickup', { language: 'en' }), [/Pickup hours:? Monday to Friday, 9 am to 6 pm/]);
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
    // A parcel service looks at no identity card.
    expect(write('shipped', { shippingType: 'standard' }).text).not.toContain('Ausweis');
    expect(mail.html).toContain('href="https://paket.example/4711"');
    expect(mail.text).toContain('Sendung verfolgen:\nhttps://paket.example/4711');
    expectBoth(write('shipped', { language: 'en' }), [/Expected on:? 18 November 2026/, 'Track the parcel']);
  });

  test('another day of arrival is told with the day', () => {
    expectBoth(write('redated'), [/Erwartet am:? 20\.11\.2026/, 'an einem anderen Tag']);
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
      'wir können Ihre Bestellung 7KQX-M29F leider nicht annehmen',
      /Das Rezept ist abgelaufen\./,
      'Sie müssen nichts bezahlen',
    ]);
    expectBoth(write('expired'), ['bis 19.11.2026, 14:20 Uhr', 'Sie müssen nichts bezahlen']);
  });

  test('or how a payment comes back', () => {
    const mail = write('cancelled');
    expectBoth(mail, [/Auf Ihren Wunsch\./, 'Wir erstatten Ihnen 153,25 €']);
    expect(mail.text).not.toContain('nichts bezahlen');
    expect(write('cancelled', {}, { message: null }).text).not.toContain('Begründung');
  });
});
