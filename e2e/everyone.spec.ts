import { expect, test } from './fixtures.ts';

/** What must hold on every page, whoever reads it and however. */
const pages = [
  '/',
  '/about',
  '/contact',
  '/shop',
  '/product/kaeppele-25-1',
  '/register',
  '/faq',
  '/impressum',
  '/gibt-es-nicht',
];
const sizes = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a desktop', width: 1440, height: 900 },
];

for (const theme of ['light', 'dark'] as const) {
  for (const { name, ...viewport } of sizes) {
    test(`no barrier that a machine can find: ${theme}, ${name}`, async ({ page, axe }) => {
      // Every page is looked at in one visit; on a busy machine that takes longer than a test usually may.
      test.slow();
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      await page.setViewportSize(viewport);
      for (const path of pages) {
        await page.goto(`/#${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await axe();
      }
    });
  }
}

for (const { name, ...viewport } of sizes) {
  for (const scale of ['1', '1.6', '2.5']) {
    test(`nothing runs over the edge: text at ${Number(scale) * 100} % on ${name}`, async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('text_scale', chosen), scale);
      await page.setViewportSize(viewport);
      for (const path of pages) {
        await page.goto(`/#${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overhang, path).toBeLessThanOrEqual(0);
      }
    });
  }
}

test('every page can be reached and left with the keyboard alone', async ({ page }) => {
  await page.goto('/#/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const reached = new Set<string>();
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab');
    reached.add(await page.evaluate(() => document.activeElement?.getAttribute('href') ?? ''));
  }
  for (const address of [
    '#/shop',
    '#/blog',
    '#/faq',
    '#/about',
    '#/contact',
    '#/glossar',
    '#/impressum',
    '#/datenschutz',
    '#/agb',
  ]) {
    expect([...reached], address).toContain(address);
  }
});
