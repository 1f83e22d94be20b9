import { expect, test } from './fixtures.ts';

// Scroll bars that take room, as on many desktops; a browser under test has none otherwise.
test('no dialog moves the page sideways where scroll bars take room', async ({ playwright, launchOptions, shop }) => {
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  try {
    const page = await browser.newPage({ baseURL: shop.origin, locale: 'de-DE', reducedMotion: 'reduce' });
    for (const [width, address, opener] of [
      [1440, '/faq', 'Anmelden oder registrieren'],
      // A page without a scroll bar.
      [1440, '/gibt-es-nicht', 'Anmelden oder registrieren'],
      [1440, '/faq', 'Warenkorb'],
      [820, '/faq', 'Menü öffnen'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('about:blank');
      await page.goto(`/#${address}`);
      await expect(page).toHaveTitle(/ · /);
      const places = () =>
        page.evaluate(() =>
          ['header a', 'main h1'].map((place) => document.querySelector(place)?.getBoundingClientRect().left),
        );
      const before = await places();
      await page.getByRole('button', { name: opener, exact: true }).first().click();
      await expect(page.getByRole('dialog').last()).toBeVisible();
      expect(await places(), `${opener} on ${address} at ${width} px`).toEqual(before);
    }
  } finally {
    await browser.close();
  }
});
