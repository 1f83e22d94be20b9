import type { Picture } from '../first-needs.ts';
import { addToHead, setAttributes } from './add-to-head.ts';
import { whenParsed } from './after-first-paint.ts';

/** Shows each text where the drawn page has left a place for it (`ui/first-text.tsx`). */
export async function showTexts(texts: Readonly<Record<string, string | undefined>>): Promise<void> {
  await whenParsed();
  for (const place of document.querySelectorAll<HTMLElement>('#root [data-first-text]')) {
    const text = texts[place.dataset.firstText ?? ''];
    if (text) place.textContent = (place.dataset.pattern ?? '{}').replace('{}', () => text);
  }
}

/** Asks for the pictures, and shows them where the drawn page has left a place for each (`ui/first-picture.tsx`). */
export async function showPictures(pictures: readonly Picture[]): Promise<void> {
  for (const { src, srcSet, sizes } of pictures) {
    const widths = srcSet && sizes ? { imagesrcset: srcSet, imagesizes: sizes } : { href: src };
    addToHead('link', { rel: 'preload', as: 'image', fetchpriority: 'high', ...widths });
  }
  await whenParsed();
  const places = document.querySelectorAll('#root [data-first-picture]');
  await Promise.all(pictures.map((picture, index) => show(picture, places[index])));
}

/** Settles when it is shown, or cannot be. */
function show({ src, srcSet, sizes, isPhoto }: Picture, place: Element | undefined): Promise<unknown> | undefined {
  if (!place) return;
  const image = document.createElement('img');
  // The sizes go first: with the source the browser chooses a width.
  const widths = srcSet && sizes && { sizes, srcset: srcSet };
  setAttributes(image, { alt: '', ...widths, ...(isPhoto && { 'data-photo': '' }), src });
  const settled = new Promise((resolve) => {
    image.onload = resolve;
    image.onerror = resolve;
  });
  place.replaceChildren(image);
  return settled;
}
