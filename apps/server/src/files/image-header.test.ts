import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { type PixelFormat, readImageHeader } from './image-header.ts';

const all: PixelFormat[] = ['png', 'jpeg', 'webp', 'avif', 'gif'];

function picture(width = 60, height = 80): Sharp {
  return sharp({ create: { width, height, channels: 4, background: { r: 20, g: 90, b: 40, alpha: 0.5 } } });
}

/** Two pictures, one after the other, as an animation. */
async function animation(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = await Promise.all(['red', 'blue'].map((background) => plain(background).png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

function plain(background: string): Sharp {
  return sharp({ create: { width: 60, height: 80, channels: 3, background } });
}

describe('the size of real pictures', () => {
  test.each<[string, PixelFormat, () => Promise<Buffer>]>([
    ['PNG', 'png', () => picture().png().toBuffer()],
    ['PNG, interlaced, in a palette', 'png', () => picture().png({ progressive: true, palette: true }).toBuffer()],
    ['JPEG', 'jpeg', () => picture().jpeg().toBuffer()],
    ['JPEG, progressive', 'jpeg', () => picture().jpeg({ progressive: true }).toBuffer()],
    ['JPEG in four colours for printing', 'jpeg', () => picture().toColourspace('cmyk').jpeg().toBuffer()],
    ['JPEG in grey', 'jpeg', () => picture().greyscale().jpeg().toBuffer()],
    [
      'JPEG with a colour profile and Exif',
      'jpeg',
      () => picture().withIccProfile('p3').withMetadata().jpeg().toBuffer(),
    ],
    ['WebP', 'webp', () => plain('white').webp().toBuffer()],
    ['WebP without loss', 'webp', () => picture().webp({ lossless: true }).toBuffer()],
    ['WebP with transparency', 'webp', () => picture().webp().toBuffer()],
    ['WebP that moves', 'webp', () => animation('webp')],
    ['GIF', 'gif', () => picture().gif().toBuffer()],
    ['GIF that moves', 'gif', () => animation('gif')],
    ['AVIF', 'avif', () => picture().avif({ effort: 0 }).toBuffer()],
    ['AVIF without transparency', 'avif', () => plain('white').avif({ effort: 0 }).toBuffer()],
  ])('%s', async (_what, format, make) => {
    expect(readImageHeader(await make(), all)).toEqual({ format, width: 60, height: 80 });
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'a photo taken in position %i has the size it is shown in',
    async (orientation) => {
      const bytes = await picture().jpeg().withMetadata({ orientation }).toBuffer();
      const shown = orientation > 4 ? { width: 80, height: 60 } : { width: 60, height: 80 };
      expect(readImageHeader(bytes, all)).toEqual({ format: 'jpeg', ...shown });
    },
  );

  test('a photo with large previews, fill bytes and a gap before its frame', async () => {
    const photo = await picture().jpeg().toBuffer();
    const segment = (marker: number, length: number) => {
      const bytes = Buffer.alloc(2 + length, 0x41);
      bytes.writeUInt16BE(0xff00 | marker, 0);
      bytes.writeUInt16BE(length, 2);
      return bytes;
    };
    const previews = Array.from({ length: 40 }, () => segment(0xe2, 0xffff));
    const odd = [Buffer.from([0xff, 0xff, 0xff]), segment(0xfe, 2), Buffer.from('gap')];
    const bytes = Buffer.concat([photo.subarray(0, 2), ...previews, ...odd, photo.subarray(2)]);
    expect(readImageHeader(bytes, all)).toEqual({ format: 'jpeg', width: 60, height: 80 });
  });

  test('what is cut off behind its header is still what it was', async () => {
    for (const format of ['png', 'jpeg', 'webp', 'gif'] as const) {
      const whole = await picture(600, 800).toFormat(format).toBuffer();
      const cut = whole.subarray(0, Math.floor(whole.length * 0.9));
      expect(readImageHeader(cut, all), format).toEqual({ format, width: 600, height: 800 });
    }
  });
});

test('only what is allowed in a place is looked at', async () => {
  const gif = await picture().gif().toBuffer();
  const avif = await picture().avif({ effort: 0 }).toBuffer();
  expect([gif, avif].map((bytes) => readImageHeader(bytes, ['png', 'jpeg', 'webp']))).toEqual([null, null]);
});

test('no bytes make it throw, whatever they pretend to be', () => {
  const starts = ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff', 'RIFF\0\0\0\0WEBPVP8X', 'GIF89a', '\0\0\0\x18ftypavif', ''];
  const piece = fc.oneof(
    fc.uint8Array({ maxLength: 30 }),
    fc
      .constantFrom(
        'IHDR',
        'VP8 ',
        'VP8L',
        'meta',
        'iprp',
        'ipco',
        'ispe',
        '\xff\xe1\0\x20Exif\0\0II',
        '\xff\xc0',
        '\0\0\0\x01',
      )
      .map((text) => new Uint8Array(Buffer.from(text, 'latin1'))),
  );
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.array(piece, { maxLength: 20 }), (start, pieces) => {
      const header = readImageHeader(Buffer.concat([Buffer.from(start, 'latin1'), ...pieces]), all);
      if (header) expect(header.width * header.height).toBeGreaterThan(0);
    }),
    { numRuns: 2000 },
  );
});
