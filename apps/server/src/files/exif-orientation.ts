const orientationTag = 0x0112;
/** The first directory of a photo has about a dozen. */
const mostEntries = 200;

/** How a camera was held: 1 to 8 as Exif numbers them, from 5 on with the sides exchanged; 1 where it does not say. */
export function readExifOrientation(segment: Buffer): number {
  if (segment.toString('latin1', 0, 6) !== 'Exif\0\0') return 1;
  const tiff = segment.subarray(6);
  const order = tiff.toString('latin1', 0, 2);
  if (tiff.length < 14 || (order !== 'II' && order !== 'MM')) return 1;
  const read16 = (at: number) => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));

  const directory = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return 1;
  const entries = Math.min(read16(directory), mostEntries);
  for (let index = 0; index < entries; index++) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > tiff.length) return 1;
    if (read16(entry) === orientationTag) return read16(entry + 8);
  }
  return 1;
}
