import { arrayIn, type Fields, fieldsOf, textIn } from '#lib/read-fields.ts';

/** `images` as strings or objects with url, or as an object with original and responsive; else image, imageUrl (wire.md, Product). */
export function readImages({ images, image, imageUrl }: Fields): string[] {
  const set = fieldsOf(images);
  const listed = set ? [set.original, ...arrayIn(set.responsive)] : arrayIn(images);
  return pictures([...listed, image, imageUrl]);
}

/** The addresses among texts and objects with url, each once. */
export function pictures(candidates: unknown[]): string[] {
  const urls = candidates.map((candidate) => textIn(candidate) ?? textIn(fieldsOf(candidate)?.url));
  return [...new Set(urls.filter((url) => url !== null && isPicture(url)))] as string[];
}

/** An address of ours or of the web: `javascript:` has no business in a picture. */
function isPicture(url: string): boolean {
  return /^(https?:\/\/|\/(?!\/)|data:image\/)/i.test(url);
}
