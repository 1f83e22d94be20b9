import { defaultShopConfig } from '@shop/contract/shop-config';
import { describe, expect, test } from 'vitest';
import { expectBoth, readHtml, readText, write } from '../../testing/sample-order-mails.ts';
import { kaeppele, pickup, reserved, steinburg } from './sample-notices.ts';

describe('received', () => {
  test('is the receipt of the request with all that was asked for', () => {
    expectBoth(write('received'), [
      'Sie ist zunächst eine Bestellanfrage',
      'Erst mit dieser Bestätigung ist der Vertrag geschlossen',
      /Käppele 25\/1,? 10 g · Rhön Cannamed:? 104,90 €/,
      /Steinburg 20\/1,? 5 g · Rhön Cannamed:? 41,45 €/,
      /Zwischensumme:? 146,35 €/,
      /Botendienst:? 6,90 €/,
      /Gesamt:? 153,25 €/,
      /darin 19 % MwSt\.:? 24,47 €/,
      /Lieferadresse:? Clara Vogelsang Sanderglacis 14 97072 Würzburg/,
      /Rechnungsadresse:? Clara Vogelsang Rechnungsweg 14 97072 Würzburg/,
      /Zahlung:? Überweisung nach der Bestätigung/,
      'bis 19.11.2026, 14:20 Uhr für Sie reserviert',
      'Allgemeinen Geschäftsbedingungen in der Fassung 2026-11',
      'Widerrufsbelehrung',
      'binnen vierzehn Tagen ohne Angabe von Gründen',
      'Unterschrift des/der Verbraucher',
    ]);
    expect(write('received').html).toContain('href="https://shop.example/#/agb"');
    expect(write('received').html).toContain('href="https://shop.example/#/widerruf"');
  });

  test('keeps the legal texts below the letter, after its imprint', () => {
    const { text, html } = write('received');
    for (const written of [readText(text), readHtml(html)]) {
      const [, below = ''] = written.split('Sie enthält keine Werbung.');
      expect(below).toContain('Ihre Vertragsunterlagen');
      expect(below).toContain('binnen vierzehn Tagen ohne Angabe von Gründen');
      expect(below).not.toContain('Käppele');
    }
  });

  test('in English too', () => {
    expectBoth(write('received', { language: 'en' }), [
      'At first it is an order request',
      /Käppele 25\/1,? 10 g · Rhön Cannamed:? €104\.90/,
      /Courier:? €6\.90/,
      /Total:? €153\.25/,
      /including 19 % VAT:? €24\.47/,
      'until 19 November 2026 at 14:20',
      'terms and conditions apply, in the version of 2026-11',
      'within 14 days without giving any reason',
    ]);
  });

  test('says for each medicine whether one may withdraw from it, and why', () => {
    const lines = [{ ...kaeppele, unit: 'pack' as const }, steinburg];
    for (const notice of ['received', 'confirmed'] as const) {
      expectBoth(write(notice, {}, { lines }), [
        /Käppele 25\/1:? Ja, 14 Tage ab Erhalt, solange Sie die Versiegelung der Packung nicht öffnen/,
        /Steinburg 20\/1:? Nein: Wir stellen es nach Ihrem Rezept eigens für Sie her \(§ 312g/,
      ]);
      expectBoth(write(notice, { language: 'en' }, { lines }), [/Steinburg 20\/1:? No: we make it up especially/]);
    }
  });

  test('shows no product among its first words, which a locked screen may show', () => {
    const { text, html } = write('received');
    expect(readText(text).indexOf('Käppele')).toBeGreaterThan(500);
    expect(readHtml(html).indexOf('Käppele')).toBeGreaterThan(500);
  });

  test('a paper prescription goes by post, with the sheet that comes along', () => {
    const mail = write('received');
    expectBoth(mail, [
      'Deckblatt',
      'zusammen mit dem Originalrezept an: Mainblüte Apotheke, Uferstraße 12, 97070 Würzburg',
    ]);
    expectBoth(mail, ['sobald Ihr Originalrezept und Ihre Zahlung bei uns sind', 'Bitte überweisen Sie vorher nichts']);
    expect(mail.documents).toEqual([{ kind: 'coverSheet', orderId: reserved.id }]);
  });

  test('the others are handed in by the patient or the practice, and no sheet goes along', () => {
    const digital = write('received', { prescriptionFormat: 'digital' });
    expectBoth(digital, ['Signiertes PDF (QES)', 'unter „Bestellungen“ hoch, gleich oder sobald Sie es haben']);
    expect(readText(digital.text)).not.toContain('Praxis, es an');
    const config = { ...defaultShopConfig, practiceSends: true };
    expectBoth(write('received', { prescriptionFormat: 'digital' }, { config }), [
      'bitten Sie Ihre Praxis, es an service@mainbluete.example zu senden',
    ]);
    expectBoth(digital, ['keinen E-Rezept-Code per E-Mail', 'sobald Ihr Rezept und Ihre Zahlung bei uns sind']);
    const telemedicine = write('received', { prescriptionFormat: 'ePrescription' });
    expectBoth(telemedicine, ['Das Rezept erhalten Sie von Ihrer Praxis', 'keinen E-Rezept-Code per E-Mail']);
    expect(telemedicine.text).not.toContain('übermittelt');
    const withFile = write('received', { prescriptionFormat: 'digital' }, { hasFile: true });
    expectBoth(withFile, ['Ihr signiertes PDF liegt uns vor', 'Ein Original per Post brauchen wir nicht']);
    expect(withFile.text).not.toContain('bitten Sie Ihre Praxis');
    for (const mail of [digital, telemedicine, withFile]) {
      expect(mail.documents).toBeUndefined();
      expect(mail.text).not.toContain('Deckblatt');
    }
  });

  test('of what is picked up and paid there', () => {
    expectBoth(write('received', pickup), [
      /Selbstabholung:? kostenlos/,
      /Abholung bei:? Mainblüte Apotheke Uferstraße 12 97070 Würzburg/,
      'Sie bezahlen, wenn Sie die Bestellung abholen',
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
