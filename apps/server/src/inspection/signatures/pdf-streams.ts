import { inflateSync } from 'node:zlib';

const mostInflatedBytes = 20 * 1024 * 1024;
const mostStreams = 5_000;

/** What stands between `stream` and `endstream`, unpacked where it is packed. */
export function* streamsIn(bytes: Buffer): Generator<Buffer> {
  let budget = mostInflatedBytes;
  let at = 0;
  for (let count = 0; count < mostStreams && budget > 0; count++) {
    const word = bytes.indexOf('stream', at);
    if (word < 0) return;
    const start = startAfter(bytes, word + 6);
    const end = bytes.indexOf('endstream', start);
    if (end < 0) return;
    at = end + 9;
    const content = bytes.subarray(start, end);
    // ASN.1 as it stands, or packed by zlib.
    if (content[0] === 0x30) yield content;
    else if (content[0] !== undefined && (content[0] & 0x0f) === 8) {
      const plain = inflated(content, budget);
      budget -= plain?.length ?? 0;
      if (plain) yield plain;
    }
  }
}

function startAfter(bytes: Buffer, at: number): number {
  const isCarriage = bytes[at] === 13;
  return at + (isCarriage ? 1 : 0) + (bytes[at + (isCarriage ? 1 : 0)] === 10 ? 1 : 0);
}

function inflated(content: Buffer, maxOutputLength: number): Buffer | null {
  try {
    return inflateSync(content, { maxOutputLength, finishFlush: 2 });
  } catch {
    return null;
  }
}
