import { mostPrescriptionBytes, prescriptionFileTypes } from '@shop/contract/prescription-file';
import { ShopError } from '../../errors.ts';
import { brandsOf, readImageHeader } from '../../files/image-header.ts';
import { checkPdf, isWholePdf, type PdfFinding } from '../../files/pdf-check.ts';

const mostPixels = 50_000_000;

const { PDF, JPG: jpeg, PNG: png, WebP: webp } = prescriptionFileTypes;
const imageTypes = { png, jpeg, webp };
type ImageFormat = keyof typeof imageTypes;
const imageFormats = Object.keys(imageTypes) as ImageFormat[];

export interface CheckedFile {
  mediaType: (typeof prescriptionFileTypes)[keyof typeof prescriptionFileTypes];
  /** Null for a picture. */
  pdfFindings: PdfFinding[] | null;
}

/**
 * What a file is by its bytes, whatever its name and its form say. Throws `PrescriptionFileRefused` for everything but a
 * PDF, PNG, JPEG or WebP of the announced size. The bytes are looked at and never changed: a signed PDF stays valid.
 */
export async function checkFile(bytes: Buffer, announcedBytes: number): Promise<CheckedFile> {
  if (bytes.length === 0 || bytes.length !== announcedBytes || bytes.length > mostPrescriptionBytes) {
    throw refused('size');
  }
  if (isWholePdf(bytes)) {
    const { isEncrypted, findings } = await checkPdf(bytes);
    if (isEncrypted) throw refused('encrypted');
    return { mediaType: PDF, pdfFindings: findings };
  }
  if (brandsOf(bytes).some((brand) => heicBrands.has(brand))) throw refused('heic');
  return { mediaType: checkImage(bytes), pdfFindings: null };
}

/** From the header alone. A picture that breaks off is shown as far as it goes. */
function checkImage(bytes: Buffer): (typeof imageTypes)[ImageFormat] {
  const header = readImageHeader(bytes, imageFormats);
  if (!header) throw refused('type');
  if (header.width * header.height > mostPixels) throw refused('pixels');
  return imageTypes[header.format];
}

/** HEIC photos of many phones: refused with advice of their own. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'avif', 'avis']);

function refused(reason: 'type' | 'size' | 'pixels' | 'heic' | 'encrypted'): ShopError {
  return new ShopError('PrescriptionFileRefused', { reason });
}
