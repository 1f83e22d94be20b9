import { expect, test } from 'vitest';
import { readPdf } from '../testing/pdf-reader.ts';
import { type CoverSheet, coverSheetPdf } from './cover-sheet-pdf.ts';

const sheet: CoverSheet = {
  language: 'de',
  pharmacy: {
    shopName: 'Öhrberg ÄÜ',
    tagline: 'Ä Ö Ü é è',
    pharmacyName: 'Öhrberg',
    owner: '',
    street: 'Übergasse 1',
    postalCode: '97070',
    city: 'Würzburg',
    phone: '',
    email: '',
    advisoryHours: '',
  },
  orderCode: '7KQX-M29F',
  patientName: 'Clara Vogelsang',
  birthDate: '1988-05-04',
  reservedAt: new Date('2025-11-12T13:20:00Z'),
  items: [{ name: 'Käppele 25/1', quantityText: '10 g' }],
};

// In a file of its own: it is about the first papers of a process, whose fonts are shared by all that follow.
test('a letter that was first met as part of another is still read as itself on the next paper', async () => {
  await coverSheetPdf({ ...sheet, items: [] });
  const { pages } = await readPdf(
    await coverSheetPdf({
      ...sheet,
      patientName: 'Otto Adam Ulf Emil',
      pharmacy: { ...sheet.pharmacy, shopName: 'OAU', tagline: 'OAUeaou' },
    }),
  );
  for (const said of ['OAU', 'OAUeaou', 'Otto Adam Ulf Emil', 'Originalrezept hier anlegen']) {
    expect(pages[0]?.text).toContain(said);
  }
});
