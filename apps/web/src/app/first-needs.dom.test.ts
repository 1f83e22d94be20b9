import { afterEach, expect, test, vi } from 'vitest';
import { countFirstCards } from '#features/catalogue/product-picture.ts';
import { listOf, shopWith } from '#testing/at-product.ts';
import { onBusyMachine } from '#testing/busy-machine.ts';
import { contentFiles } from '#testing/content-files.ts';
import { aProduct, aProductDetail } from '#testing/factories.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render-page.tsx';
import { startEarly } from './early/start-early.ts';

afterEach(() => {
  delete window.earlyAnswers;
  for (const link of document.head.querySelectorAll('link')) link.remove();
});

const products = Array.from({ length: 9 }, (_, index) => {
  const slug = `sorte-${index}`;
  return aProduct({ slug, title: slug, images: [`/products/${slug}-640.webp`, `/products/${slug}-320.webp`] });
});

const noFiles = { entry: null, imports: [], routes: {} };

const preloaded = () =>
  [...document.head.querySelectorAll('link[as="image"]')].map((link) => [
    link.getAttribute('href'),
    link.getAttribute('imagesrcset'),
    link.getAttribute('imagesizes'),
  ]);

const shownFirst = () =>
  [...document.querySelectorAll('main img[loading="eager"]')].map((image) => [
    image.hasAttribute('srcset') ? null : image.getAttribute('src'),
    image.getAttribute('srcset'),
    image.getAttribute('sizes'),
  ]);

test.each([
  ['/shop', 6],
  ['/shop?type=extract', 6],
  ['/product/sorte-3', 1],
  ['/blog/a', 1],
])(
  'at %s the first pictures are asked for as soon as their data is there, as the page shows them',
  async (address, count) => {
    shopWith({
      listProducts: ({ query }) =>
        listOf(
          ...products.map(
            (product) => ({ ...product, type: query.productType === 'extract' ? 'extract' : 'bud' }) as const,
          ),
        ),
      readProduct: () => aProductDetail({ images: products[3]?.images ?? [] }),
      readContentFile: contentFiles({
        'blog/blog_de/a/index.md':
          '---\ntitle: A\ncover_image: /content_management/blog/covers/a.webp#1200x675\n---\n\nText.',
      }),
    });
    startEarly(`#${address}`, noFiles);
    await vi.waitFor(() => expect(preloaded()).toHaveLength(count), onBusyMachine);

    await renderPage(address);
    await vi.waitFor(() => expect(shownFirst()).toEqual(preloaded()), onBusyMachine);
  },
);

test('none is asked for where filters decide what comes first, nor from an answer that is no list', async () => {
  fakeServer({ listProducts: () => new Response('gone', { headers: { 'content-type': 'text/html' } }) });
  startEarly('#/shop', noFiles);
  fakeServer({ listProducts: () => listOf(...products) });
  startEarly('#/shop?q=sorte', noFiles);
  startEarly('#/shop?type=bud', noFiles);
  // By the time that those of the last one are there, the others would be.
  await vi.waitFor(() => expect(preloaded().length).toBeGreaterThan(0), onBusyMachine);
  expect(preloaded()).toHaveLength(6);
});

test('a phone asks for the pictures of the cards that it shows, not for those of a desktop', () => {
  vi.stubGlobal('innerWidth', 412);
  expect(countFirstCards()).toBe(3);
  vi.stubGlobal('innerWidth', 1440);
  expect(countFirstCards()).toBe(6);
  vi.unstubAllGlobals();
});
