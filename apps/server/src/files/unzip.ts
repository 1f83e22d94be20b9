import { setImmediate as nextTurn } from 'node:timers/promises';
import { Unzip, UnzipInflate } from 'fflate';

/** Small enough that one slice of the worst ZIP, a thousand times as large unpacked, holds nobody up. */
const sliceBytes = 4 * 1024;

/**
 * The files of a ZIP, unpacked while it is read. Null when it is broken, or holds more files or bytes than allowed: what a
 * ZIP says about its own size is not believed.
 */
export async function unzip(
  bytes: Buffer,
  { mostFiles, mostBytes }: { mostFiles: number; mostBytes: number },
): Promise<Buffer[] | null> {
  const files: { pieces: Uint8Array[]; isWhole: boolean }[] = [];
  let total = 0;
  const archive = new Unzip((entry) => {
    if (entry.name.endsWith('/')) return;
    const file = { pieces: [] as Uint8Array[], isWhole: false };
    if (files.push(file) > mostFiles) throw new RangeError('too many files');
    entry.ondata = (error, piece, isLast) => {
      if (error) throw error;
      total += piece.length;
      if (total > mostBytes) throw new RangeError('too large');
      file.pieces.push(piece);
      file.isWhole ||= isLast;
    };
    entry.start();
  });
  archive.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += sliceBytes) {
      if (at > 0) await nextTurn();
      archive.push(bytes.subarray(at, at + sliceBytes), at + sliceBytes >= bytes.length);
    }
  } catch {
    return null;
  }
  return files.every(({ isWhole }) => isWhole) ? files.map(({ pieces }) => Buffer.concat(pieces)) : null;
}
