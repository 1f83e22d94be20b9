import { email } from '@shop/contract/form-fields';
import { splitStreet } from '@shop/contract/street';
import { readingMinutes, readPost } from '@shop/texts/blog';
import { readFaqMarkdown } from '@shop/texts/faq';
import { readFrontMatter } from '@shop/texts/front-matter';
import { readHeadingLine } from '@shop/texts/heading-line';
import { readImageAddress } from '@shop/texts/image-address';
import { renderMarkdown } from '@shop/texts/markdown';
import { textProblem } from '@shop/texts/markdown-parser';
import { readPage } from '@shop/texts/page';
import { fillPlaceholders } from '@shop/texts/placeholders';
import { safeLinkAddress } from '@shop/texts/safe-address';
import fc from 'fast-check';
import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { readImageHeader } from './files/image-header.ts';
import { plainPicture } from './files/plain-picture.ts';
import { shownFileName } from './files/shown-file-name.ts';
import { readCookie } from './http/cookies.ts';
import { languageOf } from './http/language.ts';
import { readTable } from './modules/catalogue/semicolon-table.ts';
import { readLines } from './modules/catalogue/table-reader.ts';
import { contentPath } from './modules/content/content-paths.ts';
import { knownPath } from './modules/content/editing-service.ts';
import { cleanSvg } from './modules/editor/clean-svg.ts';
import { checkImage } from './modules/editor/image-check.ts';
import { phoneFromLocal } from './modules/identity/phone-number.ts';
import { visible } from './modules/mail/letter-blocks.ts';
import { markdownBlocks } from './modules/mail/letter-markdown.ts';
import { tidyOrderCode } from './modules/orders/order-code.ts';
import { readCamt } from './modules/payments/camt-reader.ts';
import { readCsvRows } from './modules/payments/csv-rows.ts';
import { checkFile } from './modules/prescriptions/file-check.ts';
import { uploadContentTypeOf } from './modules/prescriptions/upload-content-type.ts';
import { type Reader, type Shape, shapesOf, superlinear } from './testing/growth.ts';
import * as shapes from './testing/hostile-shapes.ts';
import { isLongRun } from './testing/long-run.ts';
import { testApp } from './testing/test-app.ts';
import { testDatabase } from './testing/test-database.ts';

const mebibyte = 1024 * 1024;
/** What an editor's call takes. */
const longestText = 500_000;
/** More than Node takes of headers or of a query. */
const longestLine = 64 * 1024;

/** Up to a quarter of the longest input in an ordinary run: how something grows is seen there as well. */
const part = isLongRun ? 1 : 1 / 4;
const madeUpShapes = isLongRun ? 10 : 3;

function reader(
  name: string,
  longest: number,
  pieces: readonly string[],
  read: Reader['read'],
  hostile: Shape[] = [],
): Reader {
  return { name, longest: longest * part, pieces, read, hostile };
}

/** Of the largest files a part, which tells as much in less time. */
const partOfFile = 2 * mebibyte;

const ofText = (name: string, read: Reader['read']) =>
  reader(name, longestText, shapes.textPieces, read, shapes.hostileTexts);
const ofLine = (name: string, pieces: string, read: Reader['read']) =>
  reader(name, longestLine, pieces.split('|'), read);
const ofPicture = (name: string, start: string) =>
  reader(
    name,
    10 * mebibyte,
    shapes.filePieces,
    (input) => readImageHeader(bytes(start + input), all),
    shapes.hostileFiles,
  );

const ofPhoto = (name: string, start: string) =>
  reader(name, mebibyte, shapes.filePieces, (input) => plainPicture(bytes(start + input)), shapes.hostileFiles);

const all = ['png', 'jpeg', 'webp', 'avif', 'gif'] as const;
const bytes = (input: string) => Buffer.from(input, 'latin1');
const withHeaders = (headers: Record<string, string>) => ({ headers }) as unknown as FastifyRequest;

/** Everything that takes apart what others send. A new reader is a line here. */
const readers: Reader[] = [
  ofText('markdown', (text) => renderMarkdown(text)),
  ofText('the check before saving', textProblem),
  ofText('a post', (text) => readPost('a', text)),
  ofText('the time to read', readingMinutes),
  ofText('questions and answers', (text) => readFaqMarkdown(text)),
  ofText('a laid-out page', readPage),
  ofText('a text in a mail', (text) => markdownBlocks(text, String)),
  ofText('front matter', readFrontMatter),
  ofText('placeholders', (text) => fillPlaceholders(text, {}, () => '')),
  ofText('a heading', readHeadingLine),
  ofPicture('PNG', '\x89PNG\r\n\x1a\n'),
  ofPicture('JPEG', '\xff\xd8\xff\xe0'),
  ofPicture('WebP', 'RIFF\0\0\0\0WEBP'),
  ofPicture('GIF', 'GIF89a'),
  ofPicture('AVIF', '\0\0\0\x18ftypavif\0\0\0\0avifmif1'),
  ofPhoto('a photo (JPEG)', '\xff\xd8\xff\xc0\0\x11\x08\0\x01\0\x01\x03\x01\x22\0\x02\x11\x01\x03\x11\x01'),
  ofPhoto('a photo (WebP)', 'RIFF\xff\xff\x1f\0WEBPVP8X\x0a\0\0\0\0\0\0\0\0\0\0\0\0\0'),
  reader(
    'a prescription',
    10 * mebibyte,
    shapes.filePieces,
    (input) => checkFile(bytes(input), input.length),
    shapes.hostileFiles,
  ),
  reader(
    'a PDF',
    partOfFile,
    shapes.pdfPieces,
    (input) => checkFile(bytes(`%PDF-1.7\n${input}%%EOF`), input.length + 14),
    shapes.hostilePdfs,
  ),
  reader(
    'a drawing',
    partOfFile / 2,
    shapes.svgPieces,
    (input) => cleanSvg(bytes(`<svg width="1" height="1">${input}</svg>`)),
    shapes.hostileSvgs,
  ),
  reader('a data URL', 7 * mebibyte, ['data:', ';a', ';base64,', 'AAAA', '=', '\n'], (input) =>
    checkImage(`data:${input}`, 'a.png'),
  ),
  reader('a bank statement', mebibyte / 2, ['<Ntry>', '</Ntry>', '<a>', '&amp;', '&b;', 'x', ' ', '<!--'], (input) =>
    readCamt(`<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">${input}</Document>`).catch(() => null),
  ),
  reader('a table of a bank', mebibyte / 4, ['"', '""', ';', ',', '\n', '\r\n', 'a', '"a"'], readCsvRows, [
    ['"', 'a', ''],
    ['"', '""', ''],
  ]),
  reader('a spreadsheet', mebibyte / 4, ['"', '""', ';', '\n', '\r\n', 'a', ' ', '"a"', ';"'], readTable, [
    ['"', 'a', ''],
    ['"', '""', '"'],
  ]),
  reader(
    'a table to import',
    mebibyte / 4,
    ['"', '""', ';', ',', '\t', '\n', '\r\n', 'a', ' ', '"a"', ';"'],
    readLines,
    [
      ['"', 'a', ''],
      ['"', '""', '"'],
    ],
  ),
  ofLine('an address in a text', 'a|:|//|\\|&#|&amp;|;|%|#|?| ', safeLinkAddress),
  ofLine("an image's address", '#|1|x|#1x1|a|/', readImageAddress),
  ofLine('text for a mail', '\r|\n|\t|\0|a|\u202e|\u2028', visible),
  ofLine('an e-mail address', 'a|.|@|-|+|a.|a@|\'|_|"| ', (text) => email.safeParse(text)),
  ofLine('street and number', 'a| |1|1a| 1|-|,|, |/|  |\t', splitStreet),
  ofLine('a telephone number', '0|1|+49|0049| |(|)|/|-|a', phoneFromLocal),
  ofLine("an order's code", 'A|2|-| |ß|\0', tidyOrderCode),
  ofLine("a file's name", 'a|.|/|\\|\u202e|pdf|.pdf|\0', (name) => [
    shownFileName(name, 'rezept'),
    uploadContentTypeOf(name),
  ]),
  ofLine('a path', 'blog|/|.|..|a|%2f|.md|\u0301', (path) => [contentPath(path), knownPath(`blog/${path}.md`)]),
  ofLine('cookies', 'a|=|;|; | |,|"|cart=|%', (cookie) => readCookie(withHeaders({ cookie }), 'cart', false)),
  ofLine('languages', 'de|en|-|,|;q=|0.1| |x', (text) => languageOf(withHeaders({ 'accept-language': text }))),
];

async function expectLinear(read: Reader, known: readonly Shape[]): Promise<void> {
  for (const shape of known) expect(await superlinear(read, shape)).toBeNull();
}

// Each reads some hundred megabytes, which takes its time on a busy machine.
describe('four times the input costs at most eight times', { timeout: 600_000 }, () => {
  test.each(readers)('$name', async (tried) => {
    const pieces = tried.pieces.map((piece): Shape => ['', piece, '']);
    await expectLinear(tried, tried.hostile.length > 0 ? tried.hostile : pieces);
    const property = fc.asyncProperty(shapesOf(tried), (shape) => expectLinear(tried, [shape]));
    // Shrinking would measure for minutes; the shape itself tells enough.
    await fc.assert(property, { numRuns: madeUpShapes, endOnFailure: true });
  });

  const database = testDatabase();

  test('a whole request: query, path and headers', async () => {
    const { app } = await testApp(database);
    const ask = (url: string, headers = {}) => app.inject({ url, headers });
    const pieces = 'a|=|&|%|%41|+|[|]|q=|__proto__=|;|?|/|#|..|%2f|sort=';
    for (const tried of [
      ofLine('query', pieces, (query) => ask(`/api/shop/v1/pharmacy-shop/products?${query}`)),
      ofLine('path', pieces, (path) => ask(`/content_management/${path}`)),
      ofLine('cookie', 'a|=|;|; |%', (cookie) => ask('/api/health', { cookie })),
      ofLine('encodings', 'br|,|;q=0|;| |.0', (text) =>
        ask('/robots.txt', { 'accept-encoding': text, 'if-none-match': text }),
      ),
    ]) {
      await expectLinear(
        tried,
        tried.pieces.map((piece) => ['', piece, '']),
      );
    }
  });

  test('a form that carries a file', async () => {
    const { app } = await testApp(database);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const send = (payload: string) =>
      app.inject({ method: 'POST', url: '/api/uploads/prescriptions', headers, payload });
    const field = '--x\r\nContent-Disposition: form-data; name="';
    const pieces = ['\r\n', '--', '\r\n--', '-', 'a', '\r', `${field}a"\r\n\r\n\r\n`];
    const starts = ['', field, `${field}file"; filename="a"\r\n\r\n`];
    const known = starts.flatMap((start) => pieces.map((piece): Shape => [start, piece, '']));
    await expectLinear(reader('form', mebibyte / 4, pieces, send), known);
  });
});

test('a reader that tries everything anew at every step does not pass', async () => {
  const slow = { ...reader('slow', 0, ['a'], (text) => /(?:a+)b/.test(text)), longest: longestLine / 2 };
  // Other load can make the smaller input look slow, and the growth small: it is seen in one of three tries.
  let finding: string | null = null;
  for (let run = 0; run < 3 && !finding; run++) finding = await superlinear(slow, ['', 'a', '']);
  expect(finding).toEqual(expect.stringContaining(' ms for '));
});
