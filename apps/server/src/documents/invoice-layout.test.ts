import { expect, test } from 'vitest';
import { overlaps, type PrintedPage, readPdf } from '../testing/pdf-reader.ts';
import { courier, flowers, invoice, seller } from '../testing/sample-invoice.ts';
import { invoicePdf } from './invoice-pdf.ts';

const longName = `Ein sehr langer Name mit ${'Donaudampfschifffahrtsgesellschaft'.repeat(3)} darin`;

test('all fonts are inside', async () => {
  const source = (await invoicePdf(invoice)).toString('latin1');
  const fonts = [...source.matchAll(/\/BaseFont \/(\S+)/g)].map(([, name]) => name);
  expect(new Set(fonts.map((name) => name?.replace(/^[A-Z]{6}\+/, '')))).toEqual(
    new Set(['AtkinsonHyperlegibleNext-Regular', 'AtkinsonHyperlegibleNext-SemiBold', 'Newsreader-Medium']),
  );
  expect(source.match(/\/Type \/FontDescriptor/g)).toHaveLength(source.match(/\/FontFile2 /g)?.length ?? 0);
  expect(source).not.toContain('Helvetica');
});

test('a letter that no font has is shown as a box', async () => {
  const { pages } = await readPdf(
    await invoicePdf({ ...invoice, buyer: { ...invoice.buyer, fullName: 'Ян Nguyễn 👩‍⚕️' } }),
  );
  expect(pages[0]?.text).toContain('\uFFFD\uFFFD Nguyễn \uFFFD');
});

test('lines that need several pages repeat the head, count the pages and keep the sums together', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => ({ ...flowers, name: `Sorte ${index + 1}` }));
  const { pages } = await readPdf(await invoicePdf({ ...invoice, lines }));
  expect(pages.length).toBeGreaterThan(2);
  const texts = pages.map(({ text }) => text);
  for (const [index, text] of texts.entries()) {
    expect(text).toContain('Pos. Bezeichnung PZN Menge Einzelpreis Betrag');
    expect(text).toContain(`Seite ${index + 1} von ${pages.length}`);
    expect(text).toContain('Rechnung RE-2025-04418');
    expect(text).toContain('USt-IdNr. DE123456789');
  }
  const named = texts.join('\n').match(/Sorte \d+/g);
  expect(named).toEqual(lines.map(({ name }) => name));
  expect(texts.at(-1)).toContain('Sorte 60');
  for (const sum of ['Nettobetrag 5.289,08 €', '19 % MwSt. 1.004,92 €', 'Rechnungsbetrag 6.294,00 €', 'Bezahlt']) {
    expect(texts.at(-1)).toContain(sum);
  }
  expect(pages.flatMap(problemsOf)).toEqual([]);
  // Heads and footers that are only repeated are not read out again.
  expect(pages.flatMap(({ tags }) => tags).filter((tag) => tag === 'TH')).toHaveLength(6);
});

test.each([1, 4, 5, 6, 7, 8, 12])('%i lines stand on their pages without touching', async (count) => {
  const lines = Array.from({ length: count }, () => flowers);
  const { pages } = await readPdf(await invoicePdf({ ...invoice, lines }));
  expect(pages.flatMap(problemsOf)).toEqual([]);
  expect(pages.at(-1)?.text).toContain(`${count} Käppele 25/1`);
});

test('long names, addresses and sums wrap and stay on the page, whole', async () => {
  const { pages } = await readPdf(
    await invoicePdf({
      ...invoice,
      number: 'RE-2025-0000000000004418',
      orderCode: 'MB-24-'.repeat(8),
      seller: { ...seller, shopName: 'Apotheke am Würzburger Stein und Käppele', supervisoryAuthority: longName },
      buyer: { ...invoice.buyer, fullName: longName, street: longName, city: longName },
      lines: [
        {
          ...flowers,
          name: longName,
          kindText: longName,
          quantityText: '1.000.000 Packungen',
          totalCents: 99_999_999_00,
        },
        { ...flowers, name: 'W'.repeat(2000), pzn: '123456789012345678', unitPriceCents: 99_999_999_00 },
        { ...courier, name: longName, vatPercent: 7 },
      ],
    }),
  );
  expect(pages.flatMap(problemsOf)).toEqual([]);
  const letters = pages.map(({ text }) => text.replaceAll(/\s/g, '')).join('');
  expect(letters).toContain('1.000.000');
  expect(letters).toContain('99.999.999,00€');
});

/** Texts beyond the margins, and texts over texts. */
function problemsOf(page: PrintedPage): unknown[] {
  const outside = page.pieces.filter(
    ({ left, right, baseline, size }) =>
      left < 61 || right > page.width - 51 || baseline - size < 20 || baseline > page.height - 20,
  );
  return [...outside, ...overlaps(page)];
}
