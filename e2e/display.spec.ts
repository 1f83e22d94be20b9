import { expect, test } from './fixtures.ts';
import { inLongRun, someOf } from './long-run.ts';

test.describe('[TH-01] the first theme', () => {
  for (const colorScheme of someOf(['dark', 'light'] as const, 1)) {
    test(`is the system's: ${colorScheme}`, async ({ browser, baseURL }) => {
      const page = await browser.newPage({ colorScheme, baseURL: baseURL as string });
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await page.close();
    });
  }

  test('is the stored one before anything is painted', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    await page.emulateMedia({ colorScheme: 'dark' });
    // Without its main script the page still has its theme: the script before the first paint sets it.
    await page.route('**/assets/index-*.js', (route) => route.fulfill({ body: '', contentType: 'text/javascript' }));
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test("headings and text stand in the shop's own letters", async ({ page }) => {
  await page.goto('/#/shop');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const loaded = () =>
    page.evaluate(() => {
      const faces = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
      // Those that stood in until then are faces too.
      return faces.filter((family) => !family.includes('Fallback'));
    });
  await expect.poll(loaded).toEqual(['Newsreader Variable', 'Atkinson Hyperlegible Next Variable']);
});

test('[FR-09] the display panel changes theme and text size, keeps them over a reload, and resets them', async ({
  page,
}) => {
  await page.goto('/#/faq');
  await page.getByRole('button', { name: 'Darstellung und Textgröße' }).click();
  const panel = page.getByRole('dialog', { name: 'Darstellung' });
  await panel.getByRole('radio', { name: 'Hell' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

  const slider = panel.getByRole('slider');
  await expect(slider).toHaveAttribute('min', '80');
  await expect(slider).toHaveAttribute('max', '250');
  await expect(slider).toHaveAttribute('step', '1');
  await slider.focus();
  await page.keyboard.press('End');
  await expect(page.locator('html')).toHaveCSS('font-size', '40px');
  await page.reload();
  await expect(page.locator('html')).toHaveCSS('font-size', '40px');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await page.getByRole('button', { name: /Darstellung und Textgröße öffnen/ }).click();
  await panel.getByRole('button', { name: 'Zurücksetzen' }).click();
  await expect(page.locator('html')).toHaveCSS('font-size', '16px');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('[FR-08] the language menu switches to English and the choice is kept', inLongRun, async ({ page }) => {
  await page.goto('/#/shop');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('button', { name: /Sprache wechseln/ }).click();
  await page.getByRole('dialog', { name: 'Sprache' }).getByText('English').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flowers');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('en');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flowers');
});

test('[FR-07] the menu is there up to 900 px, the pages and tools from 901 px on', async ({ page }) => {
  await page.goto('/#/faq');
  const menu = page.getByRole('button', { name: 'Menü öffnen' });
  const wide = [
    page.getByRole('navigation', { name: 'Hauptnavigation' }),
    page.getByRole('button', { name: 'Darstellung und Textgröße' }),
    page.getByRole('button', { name: 'DE, Sprache wechseln' }),
  ];
  for (const [width, isSmall] of [
    [900, true],
    [901, false],
    [899, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(menu, `at ${width} px`).toBeVisible({ visible: isSmall });
    for (const part of wide) await expect(part, `at ${width} px`).toBeVisible({ visible: !isSmall });
  }

  await page.setViewportSize({ width: 900, height: 800 });
  await menu.click();
  await page
    .getByRole('dialog', { name: 'Menü' })
    .getByRole('button', { name: /^Anmelden/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Anmelden oder registrieren' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Menü' })).toHaveCount(0);
});

test('[FR-07] on a small screen the menu closes before the display panel opens', inLongRun, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#/');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
  await page.getByRole('button', { name: /Darstellung und Textgröße öffnen/ }).click();
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Darstellung' })).toBeVisible();
});
