import { expect, test } from './fixtures.ts';
import { expectNoBarrier, overhangOfPage, putOn } from './looks.ts';

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

for (const path of pages) {
  test(`no barrier that a machine can find, and nothing over the edge: ${path}`, async ({ page }) => {
    await page.goto(`/#${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoBarrier(page, path);
    // Just above the size from which a wide page is laid out as a narrow one.
    for (const width of [390, 1440]) {
      await putOn(page, { theme: 'dark', width, textScale: 1.6 });
      expect
        .soft(await overhangOfPage(page), `pixels over the edge: text at 160 %, ${width} px`)
        .toBeLessThanOrEqual(0);
    }
  });
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
