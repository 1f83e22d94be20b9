import { crc32, deflateSync } from 'node:zlib';

interface Pixels {
  width: number;
  height: number;
  /** Bytes from one row to the next. */
  stride: number;
  rgba: Uint8Array;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const rgb = 2;
/** Each row as its difference to the one above: mostly zeros on a sheet of paper. */
const up = 2;

/** Transparency is dropped: a page is drawn on white. */
export function pngOf({ width, height, stride, rgba }: Pixels): Uint8Array<ArrayBuffer> {
  const rows = Buffer.alloc(height * (1 + width * 3));
  let to = 0;
  for (let y = 0; y < height; y++) {
    rows[to++] = up;
    for (let x = 0; x < width; x++) {
      const from = y * stride + x * 4;
      for (let channel = from; channel < from + 3; channel++) {
        rows[to++] = (rgba[channel] ?? 0) - (y === 0 ? 0 : (rgba[channel - stride] ?? 0));
      }
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = rgb;
  const file = Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 4 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return new Uint8Array(file);
}

function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, checksum]);
}
