import jsQr from 'jsqr';
import { expect, test } from 'vitest';
import { overlaps, rasterisePdf, readPdf } from '../testing/pdf-reader.ts';
import { labelPdf } from './label-pdf.ts';
import { sampleLabel as label } from './sample-label.ts';

const wordsOf = (text: string) => text.replace(/\s+/g, ' ');

test('a label of 100 × 62 mm has every duty of ApBetrO § 14 in its text', async () => {
  const { pages } = await readPdf(await labelPdf(label));
  expect(pages).toHaveLength(1);
  const [page] = pages;
  expect([page?.width, page?.height].map((points) => Math.round(((points ?? 0) * 25.4) / 72))).toEqual([100, 62]);
  const text = wordsOf(page?.text ?? '');
  const { madeOn: _, usableUntil: __, ...plain } = label;
  for (const duty of [...Object.values(plain), '16.11.2026', '16.05.2027']) expect(text).toContain(duty);
  expect(page && overlaps(page)).toEqual([]);
});

test('its code leads to the order', async () => {
  const { data, width, height } = await rasterisePdf(await labelPdf(label), 4);
  expect(jsQr.default(data, width, height)?.data).toBe('9DHK-V3QN');
});

test('long instructions and names are set smaller, and nothing of them is lost', async () => {
  const instructions = 'Morgens und abends je 0,1 g verdampfen, bei Bedarf mittags weitere 0,05 g. '.repeat(5).trim();
  const patient = 'Maximiliane-Theodora Freifrau von Hohenstein-Wallenfels zu Randersacker';
  const { pages } = await readPdf(await labelPdf({ ...label, instructions, patient }));
  const [page] = pages;
  expect(wordsOf(page?.text ?? '')).toContain(instructions);
  expect(page?.text).toContain(patient);
  const outside = page?.pieces.filter(
    ({ left, right, baseline }) => left < 8 || right > page.width - 8 || baseline > page.height,
  );
  expect(outside).toEqual([]);
  expect(page && overlaps(page)).toEqual([]);
});
