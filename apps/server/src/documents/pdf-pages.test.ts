import { constants, deflateRawSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { sampleCoverSheet } from '../testing/sample-papers.ts';
import { coverSheetPdf } from './cover-sheet-pdf.ts';
import { openPdfReader, PdfTooComplex, readPdf } from './pdf-pages.ts';

function pdfOf(pages: number): Promise<Buffer> {
  const paper = new PDFDocument({ autoFirstPage: false });
  for (let page = 1; page <= pages; page++) paper.addPage({ size: 'A4' }).text(`Seite ${page}`);
  paper.end();
  return paper.toArray().then((pieces) => Buffer.concat(pieces));
}

/** A PDF of these objects, the first of which is the catalogue. */
function rawPdf(...objects: (string | Buffer)[]): Buffer {
  const pieces = [Buffer.from('%PDF-1.7\n')];
  const starts: number[] = [];
  let length = pieces[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    starts.push(length);
    const piece = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    pieces.push(piece);
    length += piece.length;
  }
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  pieces.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer <</Size ${size}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(pieces);
}

const onePage = '<</Type/Pages/Kids[3 0 R]/Count 1>>';

async function pixelsOf(png: Uint8Array | null) {
  const picture = sharp(Buffer.from(png ?? []));
  const { format, width, height, channels } = await picture.metadata();
  const { channels: colours } = await picture.stats();
  return { format, width, height, channels, darkest: Math.min(...colours.map(({ min }) => min)) };
}

test('a page becomes a picture with what is written on it', async () => {
  const { count, png } = await readPdf({ bytes: await coverSheetPdf(sampleCoverSheet), page: 1 });
  expect(count).toBe(1);
  expect(await pixelsOf(png)).toMatchObject({ format: 'png', width: 1414, height: 2000, channels: 3 });
  expect((await pixelsOf(png)).darkest).toBeLessThan(100);
});

test('of many pages each can be drawn, and none that is not there', async () => {
  const bytes = await pdfOf(60);
  expect(await readPdf({ bytes, page: null })).toEqual({ count: 60, png: null });
  expect((await pixelsOf((await readPdf({ bytes, page: 60 })).png)).height).toBe(2000);
  expect(await readPdf({ bytes, page: 61 })).toEqual({ count: 60, png: null });
});

describe('a hostile or broken file', () => {
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['nothing', () => Buffer.alloc(0)],
    ['no PDF', () => Buffer.from('<svg onload="alert(1)"/>')],
    ['the beginning of one', async () => (await pdfOf(3)).subarray(0, 200)],
    ['one without pages', () => rawPdf('<</Type/Catalog>>')],
  ])('%s cannot be read', async (_case, make) => {
    expect(await readPdf({ bytes: await make(), page: 1 })).toEqual({ count: 0, png: null });
  });

  test('pages that contain themselves end', async () => {
    const bytes = rawPdf('<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 9>>');
    expect((await readPdf({ bytes, page: 1 })).png).toBeNull();
  });

  test('a sheet as large as a house is drawn as small as any other', async () => {
    const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9999999 20000000]>>';
    const { png } = await readPdf({ bytes: rawPdf('<</Type/Catalog/Pages 2 0 R>>', onePage, page), page: 1 });
    expect(await pixelsOf(png)).toMatchObject({ width: 1000, height: 2000 });
  });

  test('a page that would unpack to a gigabyte takes no more memory than allowed', async () => {
    // Blocks that do not end the stream can be repeated.
    const megabyte = deflateRawSync(Buffer.alloc(1024 * 1024), { finishFlush: constants.Z_FULL_FLUSH });
    const packed = Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array<Buffer>(1_000).fill(megabyte)]);
    const bytes = rawPdf(
      '<</Type/Catalog/Pages 2 0 R>>',
      onePage,
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R>>',
      Buffer.concat([
        Buffer.from(`<</Filter/FlateDecode/Length ${packed.length}>>\nstream\n`),
        packed,
        Buffer.from('\nendstream'),
      ]),
    );
    await readPdf({ bytes: await pdfOf(1), page: 1 });
    const before = process.resourceUsage().maxRSS;
    await readPdf({ bytes, page: 1 }).catch((error: unknown) => expect(error).toBeInstanceOf(PdfTooComplex));
    expect((process.resourceUsage().maxRSS - before) / 1024).toBeLessThan(600);
    expect((await readPdf({ bytes: await pdfOf(1), page: 1 })).png).not.toBeNull();
  });

  test('a page that would be drawn for minutes is given up, and is known from then on', async () => {
    // The colour of each pixel is reckoned anew.
    const colour = `{pop ${'sin '.repeat(5_000)}dup dup}`;
    const content = '600 0 0 800 0 0 cm /S sh';
    const bytes = rawPdf(
      '<</Type/Catalog/Pages 2 0 R>>',
      onePage,
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Shading<</S 5 0 R>>>>>>',
      `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
      '<</ShadingType 1/ColorSpace/DeviceRGB/Domain[0 1 0 1]/Function 6 0 R>>',
      `<</FunctionType 4/Domain[0 1 0 1]/Range[0 1 0 1 0 1]/Length ${colour.length}>>\nstream\n${colour}\nendstream`,
    );
    const read = openPdfReader({ timeLimitMs: 3_000 });
    expect((await read({ bytes, page: null })).count).toBe(1);
    await expect(read({ bytes, page: 1 })).rejects.toThrow(PdfTooComplex);
    const startedAt = performance.now();
    await expect(read({ bytes, page: 1 })).rejects.toThrow(PdfTooComplex);
    expect(performance.now() - startedAt).toBeLessThan(3_000);
  });

  test('a script in it is not run, the page is drawn', async () => {
    const bytes = rawPdf(
      '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(while\\(true\\){})>>>>',
      onePage,
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]>>',
    );
    expect((await readPdf({ bytes, page: 1 })).png).not.toBeNull();
  });
});
