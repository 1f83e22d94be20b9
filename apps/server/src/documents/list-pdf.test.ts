import { expect, test } from 'vitest';
import { overlaps, readPdf } from '../testing/pdf-reader.ts';
import { samplePharmacy as pharmacy } from '../testing/sample-papers.ts';
import { addressLabelPdf } from './address-label-pdf.ts';
import { listPdf } from './list-pdf.ts';

const createdAt = new Date('2026-11-16T08:00:00Z');

test('a list goes on over pages, with its heads on each of them and every row once', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => [`Steinburg ${index + 1}`, '5,02']);
  const columns = [
    { title: 'Produkt', share: 0.6 },
    { title: 'Eingewogen', share: 0.4 },
  ];
  const list = {
    pharmacy,
    title: 'Packliste',
    lines: ['Bestellung 9DHK-V3QN'],
    columns,
    rows,
    signature: null,
    createdAt,
  };
  const { pages } = await readPdf(await listPdf(list));
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) {
    expect(page.text).toContain('Eingewogen');
    expect(overlaps(page)).toEqual([]);
  }
  const printed = pages.flatMap(({ text }) => text.match(/Steinburg \d+/g) ?? []);
  expect(printed).toEqual(rows.map(([name]) => name));
});

test('an address label says where it goes and from whom, and nothing of what is inside', async () => {
  const recipient = ['Heinz Löffler', 'Sanderglacis 14', '97072 Würzburg'];
  const sender = 'Mainblüte Apotheke, Uferstraße 12, 97070 Würzburg';
  const { pages } = await readPdf(await addressLabelPdf({ sender, recipient, orderCode: '9DHK-V3QN', createdAt }));
  for (const line of [...recipient, `Absender: ${sender}`, '9DHK-V3QN']) expect(pages[0]?.text).toContain(line);
  expect(pages[0]?.text).not.toMatch(/Cannabis|THC/);
});
