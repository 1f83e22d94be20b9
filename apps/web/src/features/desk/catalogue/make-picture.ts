import {
  mostPhotoBytes,
  mostPhotoPixels,
  type PictureSize,
  pictureSizes,
  smallestPicture,
} from '@shop/contract/picture-sizes';
import { readBase64 } from '#domain/desk/read-base64.ts';
import { ApiError } from '#lib/api-error.ts';

export interface MadePicture {
  /** In base64, by the square that each fits into. */
  files: Record<PictureSize, string>;
  /** A data address of the smallest. */
  preview: string;
}

type Reason = 'type' | 'size' | 'pixels' | 'small' | 'broken';

/**
 * The sizes of a photo that the shop shows, drawn anew: where and with what it was taken does not go along. Throws `PictureRefused` in
 * the words of the server for what no browser should even open.
 */
export async function makePicture(photo: File): Promise<MadePicture> {
  if (photo.size > mostPhotoBytes) throw refused('size');
  await checkStart(photo);
  const drawn = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => {
    throw refused('broken');
  });
  try {
    const longest = Math.max(drawn.width, drawn.height);
    if (drawn.width * drawn.height > mostPhotoPixels) throw refused('pixels');
    if (longest < smallestPicture) throw refused('small');
    const type = await encodableType();
    const made = new Map<PictureSize, Blob>();
    for (const size of pictureSizes) made.set(size, await draw(drawn, Math.min(1, size / longest), type));
    const base64 = async (size: PictureSize) => readBase64(made.get(size) as Blob);
    const files = { 1280: await base64(1280), 640: await base64(640), 320: await base64(320) };
    return { files, preview: `data:${type};base64,${files[320]}` };
  } finally {
    drawn.close();
  }
}

/** JPEG, PNG and WebP by their first bytes; a PNG tells its size there, before anything of it is unpacked. */
async function checkStart(photo: File): Promise<void> {
  const start = new DataView(await photo.slice(0, 32).arrayBuffer());
  const text = (from: number, length: number) =>
    start.byteLength < from + length ? '' : String.fromCharCode(...new Uint8Array(start.buffer, from, length));
  if (text(0, 3) === '\xff\xd8\xff' || (text(0, 4) === 'RIFF' && text(8, 4) === 'WEBP')) return;
  if (text(0, 8) !== '\x89PNG\r\n\x1a\n' || start.byteLength < 24) throw refused('type');
  if (start.getUint32(16) * start.getUint32(20) > mostPhotoPixels) throw refused('pixels');
}

function draw(drawn: ImageBitmap, scale: number, type: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(drawn.width * scale));
  canvas.height = Math.max(1, Math.round(drawn.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw refused('broken');
  pen.imageSmoothingQuality = 'high';
  if (type === 'image/jpeg') {
    // It knows no transparency: what was seen through becomes white instead of black.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  pen.drawImage(drawn, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(refused('broken'))), type, 0.84);
  });
}

/** Not every browser can write WebP; all of them write JPEG. */
function encodableType(): Promise<'image/webp' | 'image/jpeg'> {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob?.type === 'image/webp' ? 'image/webp' : 'image/jpeg'), 'image/webp');
  });
}

function refused(reason: Reason): ApiError {
  return new ApiError({ id: 'PictureRefused', status: 422, message: reason, data: { reason } });
}
