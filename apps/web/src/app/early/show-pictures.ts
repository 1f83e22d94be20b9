import { whenParsed } from './after-first-paint.ts';
import type { Picture } from './first-pictures.ts';

/** Asks for the pictures, and shows them where the drawn page has left a place for each (`ui/first-picture.tsx`). */
export async function showPictures(pictures: readonly Picture[]): Promise<void> {
  for (const picture of pictures) preload(picture);
  await whenParsed();
  const places = document.querySelectorAll('#root [data-first-picture]');
  await Promise.all(pictures.map((picture, index) => show(picture, places[index])));
}

function preload({ src, srcSet, sizes }: Picture): void {
  const link = document.createElement('link');
  const widths = srcSet && sizes ? { imagesrcset: srcSet, imagesizes: sizes } : { href: src };
  setAttributes(link, { rel: 'preload', as: 'image', fetchpriority: 'high', ...widths });
  document.head.append(link);
}

/** Settles when it is shown, or cannot be. */
function show({ src, srcSet, sizes, isPhoto }: Picture, place: Element | undefined): Promise<unknown> | undefined {
  if (!place) return;
  const image = document.createElement('img');
  // The sizes go first: with the source the browser chooses a width.
  setAttributes(image, {
    alt: '',
    ...(srcSet && sizes && { sizes, srcset: srcSet }),
    ...(isPhoto && { 'data-photo': '' }),
    src,
  });
  const settled = new Promise((resolve) => {
    image.onload = resolve;
    image.onerror = resolve;
  });
  place.replaceChildren(image);
  return settled;
}

function setAttributes(element: Element, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
