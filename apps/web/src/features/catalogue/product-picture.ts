/** How wide a product's picture is drawn, in CSS's terms: on a card, and on the product's own page. */
export const cardSizes = '(max-width: 900px) 116px, 306px';
export const plateSizes = '(max-width: 900px) 100vw, 616px';

/** How many cards the first screen shows: their pictures are wanted at once, those of others when somebody is near. */
export function countFirstCards(): number {
  return window.matchMedia('(max-width: 900px)').matches ? 3 : 6;
}

/** Our own pictures are named by their width, `…-640.webp`: the browser takes the one that fits. */
export function widthsOf(images: readonly string[]): string | undefined {
  const sized = images.flatMap((url) => {
    const width = /-(\d{2,4})\.\w+$/.exec(url)?.[1];
    return width ? [`${url} ${width}w`] : [];
  });
  return sized.length > 1 ? sized.join(', ') : undefined;
}
