import { inflateSync } from 'node:zlib';

const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;

/**
 * Unpacks a WOFF into the plain font inside. The font reader under pdfkit would unpack a table again for every glyph it
 * takes from it, which makes a paper five times as slow.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new RangeError('not a WOFF font');
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(sfntHeader + count * sfntEntry);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const chunks: Buffer[] = [header];
  let offset = header.length;
  for (let index = 0; index < count; index += 1) {
    const from = woffHeader + index * woffEntry;
    const packedAt = woff.readUInt32BE(from + 4);
    const packedLength = woff.readUInt32BE(from + 8);
    const packed = woff.subarray(packedAt, packedAt + packedLength);
    // A table that would not get smaller is stored as it is.
    const table = packedLength < woff.readUInt32BE(from + 12) ? inflateSync(packed) : packed;

    const to = sfntHeader + index * sfntEntry;
    woff.copy(header, to, from, from + 4);
    woff.copy(header, to + 4, from + 16, from + 20);
    header.writeUInt32BE(offset, to + 8);
    header.writeUInt32BE(table.length, to + 12);
    // Tables begin at multiples of four.
    const padding = Buffer.alloc(-table.length & 3);
    chunks.push(table, padding);
    offset += table.length + padding.length;
  }
  return Buffer.concat(chunks);
}
