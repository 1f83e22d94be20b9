import jsQr from 'jsqr';
import { expect, test } from 'vitest';
import { overlaps, type PrintedPage, rasterisePdf, readPdf } from '../testing/pdf-reader.ts';
import { samplePharmacy as pharmacy, sampleCoverSheet as sheet } from '../testing/sample-papers.ts';
import { coverSheetPdf } from './cover-sheet-pdf.ts';
import type { Letterhead } from './letterhead.ts';

test('a cover sheet has all that the pharmacy needs to find the order', async () => {
  const { info, pages } = await readPdf(await coverSheetPdf(sheet));
  expect(pages).toHaveLength(1);
  expect(pages[0]?.text.split('\n')).toEqual(
    expect.arrayContaining([
      'Deckblatt zum Rezept',
      'Mainblüte Apotheke · Domstraße 8 · 97070 Würzburg',
      'Mainblüte Apotheke',
      'Rezepteingang',
      'Domstraße 8',
      '97070 Würzburg',
      'Bestellnummer',
      'MB-24-1187',
      'Name Łukasz Çelik-Šimić',
      'Geboren am 04.05.1988',
      'Bestellt am 12.11.2025, 14:20',
      'Positionen Käppele 25/1, 10 g',
      'Steinburg 20/1, 5 g',
      'Originalrezept hier anlegen',
      'Vor dem Absenden',
      'Das Original liegt bei, keine Kopie.',
      'Datum und Unterschrift der Praxis sind lesbar.',
      'Der Umschlag ist ausreichend frankiert.',
      'Fragen: 0931 000 0120, Montag bis Freitag, 9 bis 18 Uhr Blatt 1 von 1',
    ]),
  );
  expect(info).toMatchObject({ Title: 'Deckblatt zum Rezept MB-24-1187', Language: 'de-DE' });
  expect(pages[0]?.figures).toEqual(['QR-Code mit der Bestellnummer MB-24-1187']);
  expect(pages.flatMap(problemsOf)).toEqual([]);
});

test('its QR code leads to the order', async () => {
  const { data, width, height } = await rasterisePdf(await coverSheetPdf(sheet), 2);
  expect(jsQr.default(data, width, height)?.data).toBe('MB-24-1187');
});

test('it speaks English where the patient does; the postal address stays German', async () => {
  const { info, pages } = await readPdf(await coverSheetPdf({ ...sheet, language: 'en' }));
  expect(pages[0]?.text.split('\n')).toEqual(
    expect.arrayContaining([
      'Prescription cover sheet',
      'Rezepteingang',
      'Order number',
      'Date of birth 4 May 1988',
      'Ordered on 12 November 2025 at 14:20',
      'Items Käppele 25/1, 10 g',
      'Place the original prescription here',
      'Before you send it',
    ]),
  );
  expect(info).toMatchObject({ Title: 'Prescription cover sheet MB-24-1187', Language: 'en-GB' });
  expect(pages.flatMap(problemsOf)).toEqual([]);
});

test('the address stands in the window of an envelope, and what is private below it', async () => {
  const { pages } = await readPdf(await coverSheetPdf(sheet));
  const millimetres = (text: string) =>
    pages[0]?.pieces.filter((piece) => piece.text === text).map(({ baseline }) => (baseline * 25.4) / 72) ?? [];
  expect(millimetres('Rezepteingang')[0]).toBeGreaterThan(45);
  expect(Math.max(...millimetres('97070 Würzburg'))).toBeLessThan(90);
  expect(Math.min(...millimetres('Name'))).toBeGreaterThan(99);
});

test.each([3, 4, 5, 6, 8, 10, 12, 50])('%i positions fit the upper half of one page', async (count) => {
  const items = Array.from({ length: count }, (_, index) => ({
    name: 'Steinburg 20/1',
    quantityText: `${index + 1} g`,
  }));
  const { pages } = await readPdf(await coverSheetPdf({ ...sheet, items }));
  expect(pages).toHaveLength(1);
  expect(pages.flatMap(problemsOf)).toEqual([]);
  const shown = pages[0]?.text.match(/Steinburg 20\/1, \d+ g/g)?.length ?? 0;
  const more = Number(/und (\d+) weitere/.exec(pages[0]?.text ?? '')?.[1] ?? 0);
  expect(shown + more).toBe(count);
  expect(shown).toBeGreaterThanOrEqual(Math.min(count, 9));
  const lowest = pages[0]?.pieces.filter(({ text }) => /Steinburg|weitere/.test(text)).map(({ baseline }) => baseline);
  expect(Math.max(...(lowest ?? []))).toBeLessThan(842 / 2);
});

test('long names of everybody and everything stay on the page; a quantity is never cut', async () => {
  const long = `Ein sehr langer Name mit ${'Donaudampfschifffahrtsgesellschaft'.repeat(4)} darin`;
  const { pages } = await readPdf(
    await coverSheetPdf({
      ...sheet,
      pharmacy: { ...pharmacy, shopName: long, tagline: long, pharmacyName: long, street: long, advisoryHours: long },
      orderCode: 'MB-24-1187-1188-1189-1190-1191',
      patientName: long,
      items: Array.from({ length: 50 }, () => ({ name: long, quantityText: '100 g' })),
    }),
  );
  expect(pages).toHaveLength(1);
  expect(pages.flatMap(problemsOf)).toEqual([]);
  expect(pages[0]?.text).toContain('…, 100 g');
});

test('what the pharmacy has not filled in is left out', async () => {
  const empty = Object.fromEntries(Object.keys(pharmacy).map((key) => [key, ''])) as unknown as Letterhead;
  const { pages } = await readPdf(
    await coverSheetPdf({ ...sheet, pharmacy: { ...empty, pharmacyName: 'Löwen-Apotheke' } }),
  );
  expect(pages[0]?.text).toContain('Löwen-Apotheke\nRezepteingang\nBestellnummer');
  expect(pages[0]?.text).not.toMatch(/undefined|Fragen|,\s*$/m);
});

test('the same sheet gives the same bytes, with all fonts inside', async () => {
  const first = await coverSheetPdf(sheet);
  expect((await coverSheetPdf(structuredClone(sheet))).equals(first)).toBe(true);
  const fonts = [...first.toString('latin1').matchAll(/\/BaseFont \/(\S+)/g)].map(([, name]) => name ?? '');
  expect(fonts.filter((name) => !/^[A-Z]{6}\+(AtkinsonHyperlegibleNext|Newsreader)-/.test(name))).toEqual([]);
});

function problemsOf(page: PrintedPage): unknown[] {
  const outside = page.pieces.filter(
    ({ left, right, baseline, size }) =>
      left < 61 || right > page.width - 51 || baseline - size < 20 || baseline > page.height - 5,
  );
  return [...outside, ...overlaps(page)];
}
