import { expect, test } from 'vitest';
import { readPdf } from '../testing/pdf-reader.ts';
import { sampleCoverSheet, samplePharmacy } from '../testing/sample-papers.ts';
import { coverSheetPdf } from './cover-sheet-pdf.ts';

const pharmacy = { ...samplePharmacy, shopName: 'Öhrberg ÄÜ', tagline: 'Ä Ö Ü é è', pharmacyName: 'Öhrberg' };
const sheet = { ...sampleCoverSheet, pharmacy, patientName: 'Clara Vogelsang' };

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
