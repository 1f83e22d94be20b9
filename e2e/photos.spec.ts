import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inLongRun, someOf } from './long-run.ts';

/** Photographs as pharmacies have them: of any shape, and sometimes gone. */
const shapes = {
  panorama: [2400, 300],
  portrait: [300, 2000],
  'one pixel': [1, 1],
  square: [900, 900],
} as const;

/** Answers every product picture with a real JPEG of this size, or with nothing. */
async function showPhotos(page: Page, size: readonly [number, number] | null): Promise<void> {
  await page.unrouteAll();
  if (!size) {
    await page.route(/\/products\/.+\.(webp|jpg|png)$/, (route) => route.fulfill({ status: 404 }));
    return;
  }
  const encoded = await page.evaluate(async ([width, height]) => {
    const photo = new OffscreenCanvas(width, height);
    const drawn = photo.getContext('2d');
    if (!drawn) throw new Error('no canvas');
    const light = drawn.createLinearGradient(0, 0, width, height);
    light.addColorStop(0, 'seagreen');
    light.addColorStop(1, 'gold');
    drawn.fillStyle = light;
    drawn.fillRect(0, 0, width, height);
    const bytes = new Uint8Array(await (await photo.convertToBlob({ type: 'image/jpeg' })).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, size);
  const body = Buffer.from(encoded, 'base64');
  await page.route(/\/products\/.+\.(webp|jpg|png)$/, (route) => route.fulfill({ contentType: 'image/jpeg', body }));
}

/** The place of a picture and of what stands around it, once every picture in sight is there. */
async function boxesOf(page: Page, address: string, around: readonly string[]): Promise<number[][]> {
  await page.goto('about:blank');
  await page.goto(`/#${address}`);
  await expect(page.getByRole('main').locator('img').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect
    .poll(() => page.evaluate(() => [...document.images].every((image) => image.complete || image.loading === 'lazy')))
    .toBe(true);
  return page.evaluate(
    (places) =>
      places.flatMap((place) =>
        [...document.querySelectorAll(`main ${place}`)].slice(0, 3).map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height].map(Math.round);
        }),
      ),
    around,
  );
}

for (const width of someOf([390, 820, 1440], 1)) {
  test(`at ${width} px photographs of any shape, and none at all, leave every box as it is`, async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/status of 404/);
    await page.setViewportSize({ width, height: 900 });
    for (const [address, around] of [
      ['/shop', ['article', 'article img', 'article h3']],
      ['/product/kaeppele-25-1', ['figure', 'figure > div', 'h1', '[role=meter]']],
    ] as const) {
      await page.goto('/#/faq');
      await page.unrouteAll();
      const drawn = await boxesOf(page, address, around);
      expect(drawn.length, `${address} has places`).toBeGreaterThan(3);
      for (const [name, size] of [...Object.entries(shapes), ['missing', null] as const]) {
        await page.goto('/#/faq');
        await showPhotos(page, size);
        expect(await boxesOf(page, address, around), `${address}, ${name}`).toEqual(drawn);
      }
    }
  });
}

test('photographs of any shape leave the similar products as they are', inLongRun, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const heights = new Set<string>();
  for (const size of Object.values(shapes)) {
    await page.goto('/#/faq');
    await showPhotos(page, size);
    await page.goto('about:blank');
    await page.goto('/#/product/kaeppele-25-1');
    await expect(page.getByRole('table')).toBeVisible();
    const cards = page.getByRole('main').getByRole('region').last().getByRole('listitem');
    await expect(async () => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(cards.first()).toBeVisible({ timeout: 1_000 });
      await expect(cards.first().locator('img')).toHaveJSProperty('complete', true, { timeout: 1_000 });
    }).toPass();
    heights.add(String(await cards.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))));
  }
  expect([...heights], 'the heights of the cards').toHaveLength(1);
});

test('posts without a cover leave no hole on the home page', inLongRun, async ({ page }) => {
  await page.route(/\/content_management\/blog\/.*index\.json/, async (route) => {
    const answer = await route.fetch();
    const posts = (await answer.json()) as Record<string, unknown>[];
    const without = posts.map(({ cover_image, coverImage, cover, image, ...post }, index) =>
      index === 0 ? { ...post, cover_image, coverImage, cover, image } : post,
    );
    await route.fulfill({ response: answer, json: without });
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const posts = page.getByRole('main').getByRole('article');
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(posts).toHaveCount(3, { timeout: 2_000 });
  }).toPass();
  const tops = await posts.evaluateAll((cards) =>
    cards.map((card) => {
      const title = card.querySelector('h3')?.getBoundingClientRect();
      return Math.round((title?.top ?? 0) - card.getBoundingClientRect().top);
    }),
  );
  expect(new Set(tops).size, `the titles' places: ${tops}`).toBe(1);
});
