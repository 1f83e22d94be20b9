import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { inSlices } from './in-slices.ts';
import { type PdfName, PdfScanner, type PdfStream } from './pdf-scanner.ts';

/** What a PDF can do beside being read; `unchecked`: part of it could not be looked into. */
const pdfFindings = ['script', 'launch', 'attachment', 'unchecked'] as const;
export type PdfFinding = (typeof pdfFindings)[number];

export interface PdfCheck {
  isEncrypted: boolean;
  findings: PdfFinding[];
}

const finders: Record<Exclude<PdfFinding, 'unchecked'>, readonly PdfName[]> = {
  script: ['JavaScript', 'Rendition', 'XFA'],
  launch: ['Launch'],
  attachment: ['EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'GoToE'],
};

const sliceBytes = 64 * 1024;
/** A document of a thousand pages has some hundreds, together some megabytes when unpacked. */
const mostObjectStreams = 1_000;
const mostUnpackedBytes = 16 * 1024 * 1024;

const unpack = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate);

/**
 * Looks for scripts, programs to start and attached files, by the names that a reader must find to run or show them; also
 * in packed streams of objects, as far as the bounds reach. Nothing is run or rendered, and the file stays as it is.
 */
export async function checkPdf(bytes: Buffer): Promise<PdfCheck> {
  const scanner = new PdfScanner(bytes, mostObjectStreams);
  await inSlices(bytes.length, sliceBytes, (from, to) => scanner.scan(from, to));
  if (scanner.names.has('Encrypt')) return { isEncrypted: true, findings: [] };

  const { names, isComplete } = await lookIntoStreams(bytes, scanner);
  const findings = pdfFindings.filter((finding) =>
    finding === 'unchecked' ? !isComplete : finders[finding].some((name) => names.has(name)),
  );
  return { isEncrypted: false, findings };
}

/**
 * A scanner or a mail gateway may put a byte order mark or empty lines in front, and anything behind. Whatever else comes
 * first could be another kind of file as well. Without an end mark it is half a PDF, whose signature nobody could check.
 */
export function isWholePdf(bytes: Buffer): boolean {
  return /^(\xef\xbb\xbf)?[\s\0]*%PDF-\d/.test(bytes.toString('latin1', 0, 1024)) && bytes.includes('%%EOF');
}

async function lookIntoStreams(bytes: Buffer, { names: found, streams }: PdfScanner) {
  const names = new Set(found);
  let isComplete = streams.length < mostObjectStreams;
  let bytesLeft = mostUnpackedBytes;
  /** Streams that do not overlap have no more together. */
  let packedLeft = bytes.length;
  let end = 0;

  for (const stream of streams) {
    const packing = packingOf(stream);
    if (packing === 'none') continue;
    // Streams that end in the same place share one search: a file of nothing but beginnings is scanned once.
    if (end < stream.start && end !== bytes.length) end = endAfter(bytes, stream.start);
    packedLeft -= end - stream.start;
    const isWorthTrying = packing === 'deflate' && packedLeft >= 0 && bytesLeft > 0;
    const objects = isWorthTrying ? await unpackWithin(bytes.subarray(stream.start, end), bytesLeft) : null;
    if (!objects) {
      isComplete = false;
      continue;
    }
    bytesLeft -= objects.length;
    const inside = new PdfScanner(objects, 0);
    await inSlices(objects.length, sliceBytes, (from, to) => inside.scan(from, to));
    for (const name of inside.names) names.add(name);
  }
  return { names, isComplete };
}

function endAfter(bytes: Buffer, start: number): number {
  const end = bytes.indexOf('endstream', start);
  return end < 0 ? bytes.length : end;
}

const pictureFilters: readonly PdfName[] = ['DCTDecode', 'DCT', 'JPXDecode', 'CCITTFaxDecode', 'CCF', 'JBIG2Decode'];
const otherFilters: readonly PdfName[] = [
  ...(['LZWDecode', 'LZW', 'ASCIIHexDecode', 'AHx', 'ASCII85Decode', 'A85', 'RunLengthDecode', 'RL', 'Crypt'] as const),
  'Predictor',
];

function packingOf({ names }: PdfStream): 'none' | 'deflate' | 'unknown' {
  const isPicture = pictureFilters.some((filter) => names.has(filter));
  // Not packed: its names were found with all the others.
  if (!names.has('Filter') || (isPicture && !names.has('ObjStm'))) return 'none';
  const isDeflated = names.has('FlateDecode') || names.has('Fl');
  return isDeflated && !isPicture && !otherFilters.some((filter) => names.has(filter)) ? 'deflate' : 'unknown';
}

/** Off the main thread; null for what is broken or unpacks to more than is left. */
async function unpackWithin(packed: Buffer, mostBytes: number): Promise<Buffer | null> {
  try {
    return await unpack(packed, { maxOutputLength: mostBytes });
  } catch {
    return null;
  }
}
