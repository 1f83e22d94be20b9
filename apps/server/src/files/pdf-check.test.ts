import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { checkPdf } from './pdf-check.ts';

/** A PDF of these objects; where they lie in it, readers find by themselves. */
function pdfOf(...objects: (string | Buffer)[]): Buffer {
  const parts = objects.map((object, index) =>
    Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]),
  );
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts, Buffer.from('trailer << /Root 1 0 R >>\n%%EOF\n')]);
}

function streamOf(dictionary: string, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`<< ${dictionary} >>\nstream\r\n`), content, Buffer.from('\nendstream')]);
}

function packed(objects: string, dictionary = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode'): Buffer {
  return streamOf(dictionary, deflateSync(Buffer.from(`1 0 ${objects}`)));
}

async function findingsOf(bytes: Buffer): Promise<string[]> {
  const { isEncrypted, findings } = await checkPdf(bytes);
  expect(isEncrypted).toBe(false);
  return findings;
}

const catalogue = '<< /Type /Catalog /Pages 2 0 R >>';

/** As our own papers are made. */
function paper(options: PDFKit.PDFDocumentOptions = {}, attach = false): Promise<Buffer> {
  const document = new PDFDocument(options);
  document.text('Rezept über 10 g');
  if (attach) document.file(Buffer.from('a letter'), { name: 'brief.txt' });
  document.end();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)));
  });
}

describe('nothing is said of', () => {
  test('an ordinary paper', async () => {
    expect(await findingsOf(await paper())).toEqual([]);
  });

  test('packed objects that only describe pages, and pictures', async () => {
    const photo = streamOf('/Subtype /Image /Filter /DCTDecode /First 1 /N 3', Buffer.alloc(5000, 0xff));
    expect(await findingsOf(pdfOf(catalogue, packed('<< /Type /Page >>'), photo))).toEqual([]);
  });

  test('words that only look alike', async () => {
    const words = '<< /Title (JavaScript Launch) /JavaScripts 1 /LaunchPad 2 /EncryptMetadata true /X (/Encrypt) >>';
    expect(await findingsOf(pdfOf(catalogue, words))).toEqual([]);
  });
});

describe('is marked', () => {
  test.each([
    ['a script', '<< /S /JavaScript /JS (app.alert(1)) >>', 'script'],
    ['a script with an escaped name', '<< /S /J#61va#53cript /JS (app.alert(1)) >>', 'script'],
    ['a script with every letter escaped', '<< /S /#4A#61#76#61#53#63#72#69#70#74 >>', 'script'],
    ['a script in a dynamic form', '<< /AcroForm << /XFA 5 0 R >> >>', 'script'],
    ['a script beside a film', '<< /S/Rendition/JS(x) >>', 'script'],
    ['a program to start', '<< /S /Launch /F (cmd.exe) >>', 'launch'],
    ['an attachment', '<< /Type /EmbeddedFile >>', 'attachment'],
    ['a list of attachments', '<< /Names << /EmbeddedFiles 7 0 R >> >>', 'attachment'],
    ['a film', '<< /Subtype/RichMedia>>', 'attachment'],
  ])('%s, in the open and packed', async (_what, object, finding) => {
    expect(await findingsOf(pdfOf(catalogue, object))).toEqual([finding]);
    expect(await findingsOf(pdfOf(catalogue, packed(object)))).toEqual([finding]);
  });

  test('an attachment as a real program writes it', async () => {
    expect(await findingsOf(await paper({}, true))).toEqual(['attachment']);
  });

  test('all that it has', async () => {
    const bytes = pdfOf('<< /S /Launch >>', packed('<< /S /JavaScript >>'), '<< /Type /EmbeddedFile >>');
    expect(await findingsOf(bytes)).toEqual(['script', 'launch', 'attachment']);
  });

  test('a name that reaches from one slice into the next', async () => {
    for (let shift = 0; shift < 12; shift++) {
      const bytes = pdfOf(' '.repeat(64 * 1024 - 30 + shift), '<< /S /JavaScript >>');
      expect(await findingsOf(bytes)).toEqual(['script']);
    }
  });
});

describe('is said to be unchecked, instead of clean', () => {
  const script = '<< /S /JavaScript >>';
  test.each([
    ['packed in another way', packed(script, '/Type /ObjStm /N 1 /First 4 /Filter [/ASCIIHexDecode /FlateDecode]')],
    ['packed in a way named elsewhere', packed(script, '/Type /ObjStm /N 1 /First 4 /Filter 9 0 R')],
    ['rearranged before packing', packed(script, '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Predictor 12')],
    ['broken', streamOf('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', Buffer.from('not packed'))],
    ['with a comment that pretends to be the stream', packed(script, '/Type /ObjStm /Filter /FlateDecode % stream\n')],
    ['without its type, packed in another way', packed(script, '/N 1 /F#69rst 4 /Filter /LZWDecode')],
  ])('a stream of objects %s', async (_what, stream) => {
    expect(await findingsOf(pdfOf(catalogue, stream))).toEqual(['unchecked']);
  });

  test('a stream of objects without its type is looked into all the same', async () => {
    const stream = packed(script, '/N 1 /F#69rst 4 /Filter /Fl');
    expect(await findingsOf(pdfOf(catalogue, stream))).toEqual(['script']);
  });

  test('what unpacks to more than anybody writes, and more streams than any document has', async () => {
    const bomb = streamOf('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(Buffer.alloc(64_000_000)));
    expect(await findingsOf(pdfOf(catalogue, bomb))).toEqual(['unchecked']);
    const many = Array.from({ length: 1_100 }, () => packed('<< >>'));
    expect(await findingsOf(pdfOf(catalogue, ...many))).toEqual(['unchecked']);
  });

  test('streams that overlap, so that each would be unpacked to the end of the file', async () => {
    const start = '<< /Type /ObjStm /Filter /FlateDecode >>\nstream\n';
    const bytes = pdfOf(start.repeat(900) + 'x'.repeat(100_000));
    expect(await findingsOf(bytes)).toEqual(['unchecked']);
  });
});

describe('an encrypted one is known', () => {
  test.each([
    ['in its trailer', '<< /Size 5 /Encrypt 4 0 R /Root 1 0 R >>'],
    ['in its trailer, written out', '<< /Encrypt<< /Filter /Standard /V 4 >> >>'],
    ['in its table of contents', '<< /Type /XRef /Encrypt 12 0 R >>\nstream\n\nendstream'],
    ['with an escaped name', '<< /Encry#70t 4 0 R >>'],
  ])('%s', async (_where, object) => {
    expect((await checkPdf(pdfOf(catalogue, object))).isEncrypted).toBe(true);
  });

  test('as a real program writes it', async () => {
    const bytes = await paper({ userPassword: 'geheim', ownerPassword: 'sehr geheim' });
    expect((await checkPdf(bytes)).isEncrypted).toBe(true);
  });
});
