import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { putOn } from './looks.ts';
import { becomePatient } from './patient.ts';
import { reserve } from './pharmacy.ts';

/** A tablet held upright, as many of our older patients use one. */
const tablet = { width: 820, height: 1180 };

test('on a tablet with text at 200 % the name, THC and price of a product are in the first screen', async ({
  page,
}) => {
  await page.goto('/#/product/kaeppele-25-1');
  await expect(page.getByRole('table')).toBeVisible();
  await putOn(page, { theme: 'light', width: tablet.width, textScale: 2 });
  await page.setViewportSize(tablet);
  await page.evaluate(() => window.scrollTo(0, 0));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('meter', { name: 'THC-Gehalt' })).toBeInViewport({ ratio: 1 });
  await expect(main.getByText(/inkl\. MwSt\./).first()).toBeInViewport({ ratio: 1 });
});

test('on a tablet the three ways on the home page are equally large and in one row', inLongRun, async ({ page }) => {
  await page.setViewportSize(tablet);
  await page.goto('/');
  const ways = page
    .getByRole('main')
    .locator('a, button')
    .filter({ hasText: /^(Blüten|Extrakte|Neu hier\?)/ });
  await expect(ways).toHaveCount(3);
  const boxes = await Promise.all((await ways.all()).map((way) => way.boundingBox()));
  const places = new Set(boxes.map((box) => [box?.y, box?.width, box?.height].map((px) => Math.round(px ?? 0)).join()));
  expect([...places], 'top, width and height').toHaveLength(1);
});

test('the account’s navigation shows at which end it goes on', inLongRun, async ({ page, mailbox }) => {
  await page.goto('/#/faq');
  await becomePatient(page, mailbox);
  await page.goto('/#/account');
  const navigation = page.getByRole('navigation', { name: 'Konto', exact: true });
  await expect(navigation).toBeVisible();
  for (const theme of ['light', 'dark'] as const) {
    await putOn(page, { theme, width: 390, textScale: 1.5 });
    await navigation.evaluate((strip) => strip.scrollTo({ left: 0 }));
    await expect
      .poll(() => shadesOf(page, navigation), `${theme}, at its beginning`)
      .toEqual({ left: false, right: true });
    await navigation.evaluate((strip) => strip.scrollTo({ left: strip.scrollWidth }));
    await expect.poll(() => shadesOf(page, navigation), `${theme}, at its end`).toEqual({ left: true, right: false });
  }
});

/** At which ends the strip is darker or lighter than the page, by what is painted in its lowest line. */
async function shadesOf(page: Page, strip: Locator): Promise<{ left: boolean; right: boolean }> {
  const png = (await strip.screenshot()).toString('base64');
  return page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    if (!canvas) throw new Error('no canvas');
    canvas.drawImage(picture, 0, 0);
    const at = (x: number) => canvas.getImageData(x, picture.height - 2, 1, 1).data;
    const ground = at(Math.round(picture.width / 2));
    const differs = (x: number) => at(x).some((part, i) => Math.abs(part - (ground[i] ?? 0)) > 8);
    return { left: differs(0), right: differs(picture.width - 1) };
  }, png);
}

test('a printed order is a paper: the pharmacy’s name, dark on white, nothing to press', async ({ page, mailbox }) => {
  await page.goto('/#/faq');
  await becomePatient(page, mailbox);
  const code = await reserve(page);
  await page.goto('/#/orders');
  const order = page.getByRole('article').filter({ hasText: code });
  await expect(order.getByRole('button').first()).toBeVisible();
  await putOn(page, { theme: 'dark', width: 820, textScale: 1 });

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Mainblüte Apotheke').filter({ visible: true }).first()).toBeVisible();
  await expect(order.getByText(code).first()).toBeVisible();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const [ink, ground] = await order.evaluate((card) => {
    const { color, backgroundColor } = getComputedStyle(card);
    return [color, backgroundColor];
  });
  const canvas = (colour: string) =>
    page.evaluate((css) => {
      const drawn = new OffscreenCanvas(1, 1).getContext('2d');
      if (!drawn) throw new Error('no canvas');
      drawn.fillStyle = 'white';
      drawn.fillRect(0, 0, 1, 1);
      drawn.fillStyle = css;
      drawn.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = drawn.getImageData(0, 0, 1, 1).data;
      return (red + green + blue) / 3;
    }, colour);
  expect(await canvas(ink ?? ''), 'how light the letters are').toBeLessThan(80);
  expect(await canvas(ground ?? ''), 'how light the ground is').toBeGreaterThan(240);
});
