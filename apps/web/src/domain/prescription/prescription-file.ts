import { contentTypesByExtension, longestFileName, mostPrescriptionBytes } from '@shop/contract/prescription-file';

/** What is remembered of a file that was uploaded. */
export interface KeptFile {
  /** `prescriptionS3Key` of the wire. */
  key: string;
  name: string;
  sizeBytes: number;
}

/** By the extension alone (RX-02); the server looks at the bytes. */
export function contentTypeOf(fileName: string): string {
  return contentTypesByExtension[extensionOf(fileName)] ?? 'application/octet-stream';
}

export type FileFault = 'type' | 'heic' | 'notPdf' | 'size' | 'empty';

interface FileFacts {
  name: string;
  type: string;
  size: number;
}

const accepted = new Set(['pdf', 'png', 'jpg', 'jpeg', 'webp']);
const acceptedTypes = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/webp']);
const apples = new Set(['heic', 'heif', 'image/heic', 'image/heif']);

/** Checks that need no server; null when the file may be sent. */
export function faultOf({ name, type, size }: FileFacts, { isPdfOnly = false } = {}): FileFault | null {
  const extension = extensionOf(name);
  if (isPdfOnly && extension !== 'pdf' && !(extension === '' && type === 'application/pdf')) return 'notPdf';
  if (apples.has(extension) || apples.has(type)) return 'heic';
  // Some telephones hand a photo over without an extension.
  if (!accepted.has(extension) && !(extension === '' && acceptedTypes.has(type))) return 'type';
  if (size === 0) return 'empty';
  return size > mostPrescriptionBytes ? 'size' : null;
}

/** Short enough for the wire, with its extension. */
export function nameForUpload(name: string): string {
  return name.slice(-longestFileName);
}

export function isPicture({ type }: Pick<FileFacts, 'type'>): boolean {
  return type.startsWith('image/');
}

function extensionOf(fileName: string): string {
  return /[^.]\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
}
