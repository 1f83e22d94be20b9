import { readExifOrientation } from './exif-orientation.ts';
import type { PixelSize } from './pixel-size.ts';

/** A photo has some dozens; colour profiles and previews are cut into more. */
const mostSegments = 4096;
/** Some cameras leave a few bytes between two segments. */
const longestGap = 1024;
const app1 = 0xe1;

/** Walks from segment to segment by their lengths until one names the frame's size, however much lies in between. */
export function readJpegHeader(bytes: Buffer): PixelSize | null {
  let isOnItsSide = false;
  let at = 2;
  for (let count = 0; count < mostSegments && at + 9 <= bytes.length; count++) {
    if (bytes[at] !== 0xff) {
      const gap = bytes.subarray(at, at + longestGap).indexOf(0xff);
      if (gap < 0) return null;
      at += gap;
      continue;
    }
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1; // a byte that fills up
      continue;
    }
    if (isAlone(marker)) {
      at += 2;
      continue;
    }
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2 || isEnd(marker)) return null;
    if (isFrame(marker)) {
      const [width, height] = [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
      return isOnItsSide ? { width: height, height: width } : { width, height };
    }
    if (marker === app1) isOnItsSide ||= readExifOrientation(bytes.subarray(at + 4, at + 2 + length)) > 4;
    at += 2 + length;
  }
  return null;
}

/** Start of frame in all its kinds: baseline, progressive, lossless, with either coding. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** Restart marks and the like have no length. */
function isAlone(marker: number): boolean {
  return marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}

/** Where the picture itself begins or ends: its size should have come before. */
function isEnd(marker: number): boolean {
  return marker === 0xd9 || marker === 0xda;
}
