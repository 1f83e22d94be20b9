import { setImmediate as nextTurn } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of a ZIP; its content is read when its turn comes, and not kept. */
export interface ZipFile {
  name: string;
  /** Already compressed, like a PDF or a photo: stored without compressing again. */
  isCompressed: boolean;
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

const sliceBytes = 128 * 1024;
/** The format's own limit without its extension, which not every program reads. */
const mostBytes = 0xffff_0000;

/**
 * Writes a ZIP while it is read: holds one piece of one file at a time and goes on when the reader wants more. Others get
 * their turn after each slice. A ZIP that breaks off has no directory at its end, so that nobody takes it for a whole one.
 */
export async function* zipFiles(files: AsyncIterable<ZipFile>): AsyncGenerator<Uint8Array> {
  let written: Uint8Array[] = [];
  let total = 0;
  const archive = new Zip((error, bytes) => {
    if (error) throw error;
    total += bytes.length;
    written.push(bytes);
  });
  function* takeWritten() {
    if (total > mostBytes) throw new RangeError('a ZIP cannot hold this much');
    const taken = written;
    written = [];
    yield* taken;
  }

  for await (const { name, isCompressed, pieces } of files) {
    const entry = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name);
    archive.add(entry);
    for await (const piece of pieces) {
      for (let at = 0; at < piece.length; at += sliceBytes) {
        entry.push(piece.subarray(at, at + sliceBytes));
        yield* takeWritten();
        await nextTurn();
      }
    }
    entry.push(new Uint8Array(), true);
    yield* takeWritten();
  }
  archive.end();
  yield* takeWritten();
}

export function jsonFile(name: string, content: unknown): ZipFile {
  return { name, isCompressed: false, pieces: [Buffer.from(JSON.stringify(content, null, 2))] };
}

/** A JSON list whose items are read one after the other. */
export function jsonListFile(name: string, items: AsyncIterable<unknown>): ZipFile {
  return { name, isCompressed: false, pieces: listPieces(items) };
}

/** A text whose paragraphs are read one after the other. */
export function textFile(name: string, paragraphs: AsyncIterable<string>): ZipFile {
  return { name, isCompressed: false, pieces: textPieces(paragraphs) };
}

async function* textPieces(paragraphs: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const paragraph of paragraphs) yield Buffer.from(`${paragraph}\n\n`);
}

async function* listPieces(items: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  let opening = '[\n';
  for await (const item of items) {
    yield Buffer.from(opening + JSON.stringify(item, null, 2));
    opening = ',\n';
  }
  yield Buffer.from(opening === '[\n' ? '[]' : '\n]');
}
