import jsQr from 'jsqr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { rasterisePdf } from '../testing/pdf-reader.ts';
import { giroCodeText } from './giro-code.ts';
import { finishPaper, openPaper } from './paper.ts';
import { drawQrCode, qrPath, qrPng } from './qr-code.ts';

const giroCode = giroCodeText({
  recipient: 'Mainblüte Apotheke',
  iban: 'DE02120300000000202051',
  bic: '',
  amountCents: 15325,
  reference: 'MB-24-1187 Łukasz Çelik-Šimić',
});
const texts = [
  ['an order code', 'MB-24-1187'],
  ['a GiroCode', giroCode],
] as const;

test.each(texts)('%s is read from the path on a page', async (_, text) => {
  const { size, path } = qrPath(text);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 4}" height="${size * 4}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  expect(await scanned(await sharp(Buffer.from(svg)).png().toBuffer())).toBe(text);
});

test('the path keeps four blank modules on every side and joins neighbours', () => {
  const { size, path } = qrPath('MB-24-1187');
  expect(size).toBe(21 + 8);
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].map(([, ...numbers]) => numbers.map(Number));
  expect(path).toBe(runs.map(([x, y, length]) => `M${x} ${y}h${length}v1h-${length}z`).join(''));
  const edges = runs.map(([x = 0, y = 0, length = 0]) => ({ left: x, right: x + length, y }));
  expect(Math.min(...edges.map(({ left }) => left))).toBe(4);
  expect(Math.max(...edges.map(({ right }) => right))).toBe(25);
  expect(Math.min(...edges.map(({ y }) => y))).toBe(4);
  expect(Math.max(...edges.map(({ y }) => y))).toBe(24);
  expect(runs[0]).toEqual([4, 4, 7]);
  expect(edges.filter(({ right, y }) => edges.some((other) => other.y === y && other.left === right))).toEqual([]);
});

test.each(texts)('%s is read from the picture in a mail', async (_, text) => {
  expect(await scanned(await qrPng(text))).toBe(text);
});

test.each(texts)('%s is read from a printed page', async (_, text) => {
  const paper = openPaper({ title: 'QR', author: 'QR', language: 'de-DE', createdAt: new Date(0) });
  paper.doc.addPage();
  drawQrCode(paper.doc, text, { x: 200, y: 100, size: 150 });
  const { data, width, height } = await rasterisePdf(await finishPaper(paper), 2);
  const code = jsQr.default(data, width, height);
  expect(code?.data).toBe(text);
  const { topLeftCorner, bottomRightCorner } = code?.location ?? {};
  expect(topLeftCorner?.x).toBeGreaterThan(400);
  expect(bottomRightCorner?.x).toBeLessThan(700);
  expect(topLeftCorner?.y).toBeGreaterThan(200);
  expect(bottomRightCorner?.y).toBeLessThan(500);
});

async function scanned(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQr.default(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
