import type { PixelSize } from './pixel-size.ts';

/** At each level; a picture of many tiles has some dozens. */
const mostBoxes = 1024;

interface Box {
  type: string;
  content: Buffer;
}

/**
 * The size in `meta` → `iprp` → `ipco` → `ispe`, four levels and no deeper. A picture of tiles names the size of a tile
 * too, and one with a preview that of the preview: the largest is the picture's own.
 */
export function readAvifHeader(bytes: Buffer): PixelSize | null {
  const meta = find(bytes, 'meta');
  // Four bytes of version and flags stand before the boxes in it.
  const properties = meta && find(meta.subarray(4), 'iprp');
  const container = properties && find(properties, 'ipco');
  if (!container) return null;

  let largest: PixelSize | null = null;
  let isOnItsSide = false;
  for (const { type, content } of boxesIn(container)) {
    if (type === 'irot') isOnItsSide ||= ((content[0] ?? 0) & 1) === 1;
    if (type !== 'ispe' || content.length < 12) continue;
    const size = { width: content.readUInt32BE(4), height: content.readUInt32BE(8) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest && isOnItsSide ? { width: largest.height, height: largest.width } : largest;
}

function find(bytes: Buffer, wanted: string): Buffer | null {
  for (const { type, content } of boxesIn(bytes)) if (type === wanted) return content;
  return null;
}

function* boxesIn(bytes: Buffer): Generator<Box> {
  let at = 0;
  for (let count = 0; count < mostBoxes && at + 8 <= bytes.length; count++) {
    const written = bytes.readUInt32BE(at);
    const isLong = written === 1 && at + 16 <= bytes.length;
    const head = isLong ? 16 : 8;
    // Zero: it goes on to the end.
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : written || bytes.length - at;
    if (size < head) return;
    yield { type: bytes.toString('latin1', at + 4, at + 8), content: bytes.subarray(at + head, at + size) };
    at += size;
  }
}
