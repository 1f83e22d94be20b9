import { isImage } from '../places.ts';

/** As the contract's upload takes it; the contract itself would bring its parser along. */
const largestImageBytes = 5 * 1024 * 1024;

export type ImageProblem = 'type' | 'size' | 'exists' | 'unsafe';

/** What can be said before anything is sent; the server looks at the bytes. */
export function problemOf(file: File, name: string): ImageProblem | null {
  if (!isImage(name)) return 'type';
  return file.size > largestImageBytes ? 'size' : null;
}

/** A name that the content service takes: what it does not take becomes a hyphen. */
export function usableName(name: string): string {
  const [, stem = name, type = ''] = /^(.*?)(\.[^.]*)?$/.exec(name.normalize('NFC')) ?? [];
  const clean = stem.replaceAll(/[^\p{L}\p{N}_-]+/gu, '-').replaceAll(/^-+|-+$/g, '');
  return (clean || 'bild') + type.toLowerCase();
}

export function isUsableName(name: string): boolean {
  return /^[\p{L}\p{N}_][\p{L}\p{N}_-]*\.[a-z]+$/u.test(name.normalize('NFC'));
}

/** A pasted image has no name of its own: every one would be called image.png. */
export function nameOfPasted(file: File, now: number): string {
  return /^image\.\w+$/i.test(file.name) ? `bild-${now}.${file.name.split('.').at(-1)}` : usableName(file.name);
}

export function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read.')));
    reader.readAsDataURL(file);
  });
}

/** The size of an image in the shop, so that nothing jumps when it arrives; null when it cannot be told. */
export function measureImage(address: string): Promise<{ width: number; height: number } | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.addEventListener('load', () => {
      const { naturalWidth: width, naturalHeight: height } = image;
      resolve(width > 0 && height > 0 ? { width, height } : null);
    });
    image.addEventListener('error', () => resolve(null));
    image.src = address;
  });
}
