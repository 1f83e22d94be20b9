import { demoVatId } from '@shop/contract/shop-config';
import { expect, test, vi } from 'vitest';
import { readPdf } from '../testing/pdf-reader.ts';
import { courier, flowers, invoice, seller } from '../testing/sample-invoice.ts';
import { cancellationOf, type Invoice, type InvoiceSeller } from './invoice.ts';
import { invoicePdf } from './invoice-pdf.ts';

test('an invoice has everything that § 14 UStG asks for', async () => {
  const { pages } = await readPdf(await invoicePdf(invoice));
  expect(pages).toHaveLength(1);
  const lines = pages[0]?.text.split('\n') ?? [];
  expect(lines).toEqual(
    expect.arrayContaining([
      // Name and address of the pharmacy and of the patient.
      'Mainblüte Apotheke · Domstraße 8 · 97070 Würzburg',
      'Mainblüte Apotheke USt-IdNr. DE123456789 Bank am Main',
      'Inh. Johanna Mainthal e. K. HRA 4711, Amtsgericht Würzburg IBAN DE02 1203 0000 0000 2020 51',
      'Domstraße 8, 97070 Würzburg Aufsicht: Regierung von Unterfranken BIC BYLADEM1001',
      'Łukasz Çelik-Šimić',
      'Sanderglacis 14 b',
      '97072 Würzburg',
      // Number, days of issue and supply.
      'Rechnungsnummer RE-2025-04418',
      'Rechnungsdatum 17.11.2025',
      'Leistungsdatum 15.11.2025',
      'Bestellnummer MB-24-1187',
      'Rechnung RE-2025-04418',
      // Quantity and kind of goods, prices, shipping as a line of its own.
      'Pos. Bezeichnung PZN Menge Einzelpreis Betrag',
      '1 Käppele 25/1 90000144 10 g 10,49 € 104,90 €',
      'Cannabisblüten, Charge K25-0931',
      '2 Steinburg 20/1 90000150 5 g 8,29 € 41,45 €',
      '3 Botendienst – 1 6,90 € 6,90 €',
      // Net, rate, VAT and gross.
      'Nettobetrag 128,78 €',
      '19 % MwSt. 24,47 €',
      'Rechnungsbetrag 153,25 €',
      'Bezahlt per Überweisung am 14.11.2025. Bitte überweisen Sie nichts mehr.',
      'Seite 1 von 1',
    ]),
  );
  expect(pages[0]?.text).not.toContain('DEUTSCHLAND');
});

test('it tells programs what it is, in which language, and how it is read', async () => {
  const { info, pages } = await readPdf(await invoicePdf(invoice));
  expect(info).toMatchObject({
    Title: 'Rechnung RE-2025-04418',
    Author: 'Mainblüte Apotheke',
    Language: 'de-DE',
    CreationDate: 'D:20251117000000Z',
  });
  const tags = pages[0]?.tags ?? [];
  expect(tags.filter((tag) => tag === 'H1')).toHaveLength(1);
  expect(tags.filter((tag) => tag === 'TR')).toHaveLength(1 + 3);
  expect(tags.filter((tag) => tag === 'TH')).toHaveLength(6);
  expect(tags.filter((tag) => tag === 'TD')).toHaveLength(3 * 6);
});

test('the same invoice gives the same bytes, whatever was printed before it', async () => {
  const fresh = async () => {
    vi.resetModules();
    return (await import('./invoice-pdf.ts')).invoicePdf;
  };
  const first = await (await fresh())(invoice);
  const print = await fresh();
  const noBreaks = (text: string) => text.replaceAll(' ', '\u00A0');
  await print({ ...invoice, seller: { ...seller, shopName: '\u00A0Öl', tagline: noBreaks(seller.tagline) } });
  expect((await print(invoice)).equals(first)).toBe(true);
  expect((await print(structuredClone(invoice))).equals(first)).toBe(true);
  expect((await print({ ...invoice, orderCode: 'MB-24-1188' })).equals(first)).toBe(false);
});

test('a cancellation says so, names the invoice it takes back, and has negative amounts', async () => {
  const cancellation = cancellationOf(invoice, { number: 'RE-2025-04500', issuedOn: '2025-12-01' });
  const { info, pages } = await readPdf(await invoicePdf(cancellation));
  expect(info.Title).toBe('Stornorechnung RE-2025-04500');
  expect(pages[0]?.text.split('\n')).toEqual(
    expect.arrayContaining([
      'Stornorechnung RE-2025-04500',
      'Diese Stornorechnung hebt die Rechnung RE-2025-04418 vom 17.11.2025 auf.',
      'Rechnungsdatum 01.12.2025',
      '1 Käppele 25/1 90000144 10 g −10,49 € −104,90 €',
      'Nettobetrag −128,78 €',
      '19 % MwSt. −24,47 €',
      'Stornobetrag −153,25 €',
      'Wir erstatten Ihnen Ihre Zahlung vom 14.11.2025 über 153,25 €.',
    ]),
  );
});

test.each<[string, Invoice['payment'], string]>([
  ['paid by transfer', { kind: 'transfer', paidOn: '2025-11-14' }, 'Bezahlt per Überweisung am 14.11.2025.'],
  ['paid at pickup', { kind: 'pickup', paidOn: '2025-11-18' }, 'Bezahlt bei der Abholung am 18.11.2025.'],
  ['due at pickup', { kind: 'pickup', paidOn: null }, 'Bitte bezahlen Sie den Betrag von 153,25 € bei der Abholung.'],
  [
    'due by transfer',
    { kind: 'transfer', paidOn: null },
    'Bitte überweisen Sie 153,25 € auf das Konto DE02 1203 0000 0000 2020 51 mit dem Verwendungszweck MB-24-1187.',
  ],
])('it says what is %s', async (_, payment, sentence) => {
  const { pages } = await readPdf(await invoicePdf({ ...invoice, payment }));
  expect(pages[0]?.text.replaceAll('\n', ' ')).toContain(sentence);
});

test('a cancellation of what was never paid asks for nothing', async () => {
  const unpaid: Invoice = { ...invoice, payment: { kind: 'pickup', paidOn: null } };
  const { pages } = await readPdf(
    await invoicePdf(cancellationOf(unpaid, { number: 'RE-2025-04500', issuedOn: '2025-12-01' })),
  );
  expect(pages[0]?.text).toContain('Für diese Lieferung müssen Sie nichts bezahlen.');
});

test('several VAT rates are told per line and summed up per rate', async () => {
  const { pages } = await readPdf(await invoicePdf({ ...invoice, lines: [flowers, { ...courier, vatPercent: 7 }] }));
  const lines = pages[0]?.text.split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'Pos. Bezeichnung PZN Menge MwSt. Einzelpreis Betrag',
      '1 Käppele 25/1 90000144 10 g 19 % 10,49 € 104,90 €',
      '2 Botendienst – 1 7 % 6,90 € 6,90 €',
      'Nettobetrag zu 19 % 88,15 €',
      '19 % MwSt. 16,75 €',
      'Nettobetrag zu 7 % 6,45 €',
      '7 % MwSt. 0,45 €',
      'Rechnungsbetrag 111,80 €',
    ]),
  );
});

test('what the pharmacy has not filled in is left out, with its label', async () => {
  const empty = Object.fromEntries(Object.keys(seller).map((key) => [key, ''])) as unknown as InvoiceSeller;
  const { pages } = await readPdf(
    await invoicePdf({ ...invoice, seller: { ...empty, pharmacyName: 'Löwen-Apotheke' } }),
  );
  expect(pages[0]?.text).toContain('Löwen-Apotheke');
  expect(pages[0]?.text).not.toMatch(/undefined|null|NaN|USt|Steuernummer|Inh\.|IBAN|BIC|Aufsicht|, ,| · |^\W+$/m);
});

test('a pharmacy without VAT id names its tax number', async () => {
  const { pages } = await readPdf(await invoicePdf({ ...invoice, seller: { ...seller, vatId: '257/123/45678' } }));
  expect(pages[0]?.text).toContain('Steuernummer 257/123/45678');
  expect(pages[0]?.text).not.toContain('USt-IdNr.');
});

test('the paper of a demo is marked as one, wherever its title stands', async () => {
  const { info, pages } = await readPdf(await invoicePdf({ ...invoice, seller: { ...seller, vatId: demoVatId } }));
  expect(info.Title).toBe('Muster – Rechnung RE-2025-04418');
  expect(pages[0]?.text).toContain('Muster – Rechnung RE-2025-04418');
  expect(pages[0]?.text).toContain('Muster aus einer Demo: keine gültige Rechnung');
});

test('an address abroad names its country', async () => {
  const { pages } = await readPdf(await invoicePdf({ ...invoice, buyer: { ...invoice.buyer, country: 'AT' } }));
  expect(pages[0]?.text).toContain('\nÖSTERREICH\n');
});

test.each<[string, Partial<Invoice>]>([
  ['no lines', { lines: [] }],
  ['a cancellation that names no invoice', { kind: 'cancellation' }],
  ['an invoice that cancels another', { cancels: { number: 'RE-1', issuedOn: '2025-01-01' } }],
  ['a negative invoice', { lines: [{ ...flowers, totalCents: -1 }] }],
  ['parts of a cent', { lines: [{ ...flowers, totalCents: 10.5 }] }],
  ['a day that is none', { suppliedOn: '17.11.2025' }],
])('refuses %s', async (_, wrong) => {
  await expect(async () => invoicePdf({ ...invoice, ...wrong })).rejects.toThrow(RangeError);
});
