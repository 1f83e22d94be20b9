import { expect, onTestFinished, test } from 'vitest';
import { showPictures } from './show-first.ts';

function givenDrawing(places: number): HTMLElement {
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = '<span data-first-picture></span>'.repeat(places);
  document.body.append(root);
  onTestFinished(() => {
    root.remove();
    for (const link of document.head.querySelectorAll('link')) link.remove();
  });
  return root;
}

const drawn = { src: '/products/a-640.webp', srcSet: '/products/a-640.webp 640w', sizes: '116px' };
const photo = { src: '/pictures/b.webp', isPhoto: true };

test('pictures stand in the places of the drawing, in their order, and say nothing to a screen reader', async () => {
  const root = givenDrawing(3);
  void showPictures([drawn, photo]);
  await Promise.resolve();
  const images = [...root.querySelectorAll('img')];
  expect(images.map((image) => [image.getAttribute('src'), image.getAttribute('srcset'), image.alt])).toEqual([
    [drawn.src, drawn.srcSet, ''],
    [photo.src, null, ''],
  ]);
  expect(images.map((image) => image.hasAttribute('data-photo'))).toEqual([false, true]);
});

test('it settles when they are there or cannot be, and at once where no place is left for them', async () => {
  await showPictures([drawn]);
  const root = givenDrawing(2);
  let isSettled = false;
  const shown = showPictures([drawn, photo]).then(() => {
    isSettled = true;
  });
  await Promise.resolve();
  const [first, second] = root.querySelectorAll('img');
  first?.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(isSettled).toBe(false);
  second?.dispatchEvent(new Event('error'));
  await shown;
});
