import { setImmediate as nextTurn } from 'node:timers/promises';
import { Unzip, UnzipInflate } from 'fflate';

/** Small enough that one slice of the worst ZIP, a thousand times as large unpacked, holds nobody up. */
const sliceBytes = 4 * 1024;

export interface UnzippedFile {
  /** As the ZIP has it: somebody else's text. */
  name: string;
  /** Null where it is damaged; the others of the ZIP are not. */
  bytes: Buffer | null;
}

/**
 * The files of a ZIP, unpacked while it is read. Null when the ZIP itself is broken, or holds more files or bytes than allowed: what
 * it says about its own size is not believed.
 */
export async function unzip(
  bytes: Buffer,
  { mostFiles, mostBytes }: { mostFiles: number; mostBytes: number },
): Promise<UnzippedFile[] | null> {
  const files: { name: string; pieces: Uint8Array[]; isWhole: boolean; isDamaged: boolean }[] = [];
  let total = 0;
  const archive = new Unzip((entry) => {
    if (entry.name.endsWith('/')) return;
    const file = { name: entry.name, pieces: [] as Uint8Array[], isWhole: false, isDamaged: false };
    if (files.push(file) > mostFiles) throw new RangeError('too many files');
    entry.ondata = (error, piece, isLast) => {
      // What we throw comes back as an error of the same entry.
      if (total > mostBytes) throw new RangeError('too large');
      if (error || file.isDamaged) {
        file.isDamaged = true;
        return;
      }
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
  if (!files.every(({ isWhole, isDamaged }) => isWhole || isDamaged)) return null;
  return files.map(({ name, pieces, isDamaged }) => ({ name, bytes: isDamaged ? null : Buffer.concat(pieces) }));
}
