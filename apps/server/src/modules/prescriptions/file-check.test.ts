import { mostPrescriptionBytes } from '@shop/contract/prescription-file';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { checkFile } from './file-check.ts';

const picture = sharp({ create: { width: 60, height: 80, channels: 3, background: 'white' } });
const pdf = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF\n');

function refusalOf(bytes: Buffer, announcedBytes = bytes.length): Promise<unknown> {
  return checkFile(bytes, announcedBytes).catch((error: unknown) => error);
}

async function typeOf(bytes: Buffer): Promise<string> {
  return (await checkFile(bytes, bytes.length)).mediaType;
}

function refused(reason: string) {
  return expect.objectContaining({ id: 'PrescriptionFileRefused', data: { reason } });
}

describe('what is accepted', () => {
  test('PDF, PNG, JPEG and WebP, by their bytes', async () => {
    const files = [
      pdf,
      await picture.png().toBuffer(),
      await picture.jpeg().toBuffer(),
      await picture.webp().toBuffer(),
    ];
    const types = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'];
    expect(await Promise.all(files.map(typeOf))).toEqual(types);
  });

  test.each([
    ['a byte order mark in front', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), pdf])],
    ['empty lines in front', Buffer.concat([Buffer.from('\r\n\n'), pdf])],
    ['something behind its end', Buffer.concat([pdf, Buffer.alloc(3000, 'x')])],
  ])('a PDF with %s, as scanners and gateways make them', async (_what, bytes) => {
    expect(await typeOf(bytes)).toBe('application/pdf');
  });

  test('a photo with something behind its end, and one that breaks off', async () => {
    const photo = await picture.jpeg().toBuffer();
    for (const bytes of [Buffer.concat([photo, Buffer.from('a short film')]), photo.subarray(0, photo.length - 20)]) {
      expect(await typeOf(bytes)).toBe('image/jpeg');
    }
  });

  test('a PDF with a script is kept, and told apart from one without', async () => {
    const active = Buffer.from('%PDF-1.7\n1 0 obj << /S /JavaScript >> endobj\n%%EOF\n');
    const photo = await picture.png().toBuffer();
    expect((await checkFile(active, active.length)).pdfFindings).toEqual(['script']);
    expect((await checkFile(pdf, pdf.length)).pdfFindings).toEqual([]);
    expect((await checkFile(photo, photo.length)).pdfFindings).toBeNull();
  });

  test('exactly as much as is allowed', async () => {
    const bytes = Buffer.concat([pdf, Buffer.alloc(mostPrescriptionBytes - pdf.length, ' ')]);
    expect(await typeOf(bytes)).toBe('application/pdf');
  });
});

describe('what is refused', () => {
  test.each([
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['HTML that mentions a PDF', '<!doctype html>%PDF-1.7 %%EOF'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>'],
    ['an archive', 'PK\x03\x04 word/document.xml'],
    ['a GIF that is a script as well', 'GIF89a/*\x0a\x00\x0a\x00*/=1;alert(1)'],
    ['a film', '\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00isommp42'],
    ['a program', 'MZ\x90\x00'],
    ['half a PDF', '%PDF-1.7\n1 0 obj'],
    ['the beginning of a PNG', '\x89PNG\r\n\x1a\n\x00\x00'],
    ['the beginning of a JPEG', '\xff\xd8\xff\xe0\x00\x10JFIF'],
    ['the beginning of a WebP', 'RIFF\x00\x00\x00\x00WEBP'],
    ['one byte', 'x'],
  ])('%s, whatever its name says', async (_what, text) => {
    expect(await refusalOf(Buffer.from(text, 'latin1'))).toEqual(refused('type'));
  });

  test.each(['tiff', 'gif'] as const)('a picture of another kind: %s', async (format) => {
    expect(await refusalOf(await picture.toFormat(format).toBuffer())).toEqual(refused('type'));
  });

  test.each([
    ['HEIC', '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic'],
    ['HEIC that calls itself something else first', '\x00\x00\x00\x1cftypXXXX\x00\x00\x00\x00isomheix'],
    ['HEIF', '\x00\x00\x00\x14ftypmif1\x00\x00\x00\x00'],
    ['AVIF', '\x00\x00\x00\x18ftypavif\x00\x00\x00\x00mif1miaf'],
  ])('%s, with an advice of its own', async (_what, text) => {
    expect(await refusalOf(Buffer.from(`${text}\x00\x00\x00\x00meta`, 'latin1'))).toEqual(refused('heic'));
  });

  test('a PDF with a password, with an advice of its own', async () => {
    const locked = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer << /Encrypt 4 0 R /Root 1 0 R >>\n%%EOF\n');
    expect(await refusalOf(locked)).toEqual(refused('encrypted'));
  });

  test('nothing at all, another size than announced, and too much', async () => {
    expect(await refusalOf(Buffer.alloc(0))).toEqual(refused('size'));
    expect(await refusalOf(pdf, pdf.length + 1)).toEqual(refused('size'));
    expect(await refusalOf(pdf, pdf.length - 1)).toEqual(refused('size'));
    const tooMuch = Buffer.concat([pdf, Buffer.alloc(mostPrescriptionBytes)]);
    expect(await refusalOf(tooMuch)).toEqual(refused('size'));
  });

  test('a small file that says it is a huge picture, without unpacking it', async () => {
    const png = await picture.png().toBuffer();
    png.writeUInt32BE(10_000, 16);
    png.writeUInt32BE(5_000, 20);
    expect(await typeOf(png)).toBe('image/png');
    png.writeUInt32BE(5_001, 20);
    expect(await refusalOf(png)).toEqual(refused('pixels'));
    png.writeUInt32BE(0, 20);
    expect(await refusalOf(png)).toEqual(refused('type'));
  });
});
