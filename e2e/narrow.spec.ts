import type { Page } from '@playwright/test';
import { addFromPage, aFlower } from './cart.ts';
import { expect, test } from './fixtures.ts';
import { isLongRun } from './long-run.ts';
import { becomePatient } from './patient.ts';
import { reserve } from './pharmacy.ts';
import { patientScreens } from './screens.ts';

// The narrowest window of WCAG 1.4.10 with the largest text of the shop.
test.use({ viewport: { width: 320, height: 700 } });

/** What is another screen for a guest than for a patient. */
const differing = ['/', '/cart', '/checkout', '/prescription', '/orders', '/account', '/merkliste', '/register'];

for (const who of ['a guest', 'a patient']) {
  test(`at 320 px with text at 250 % ${who} finds nothing wider than the window`, async ({ page, shop, mailbox }) => {
    test.slow();
    await page.goto('/#/faq');
    await page.evaluate(() => localStorage.setItem('text_scale', '2.5'));
    await addFromPage(page, await aFlower(shop.origin));
    if (who === 'a patient') {
      await becomePatient(page, mailbox);
      await reserve(page);
    }
    for (const address of isLongRun || who === 'a patient' ? patientScreens : differing) {
      await page.goto('about:blank');
      await page.goto(`/#${address}`);
      await expect(page).toHaveTitle(/ · /);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html')).toHaveCSS('font-size', '40px');
      expect.soft(await tooWide(page), address).toEqual([]);
    }
  });
}

/** The ends of the words and boxes over the edge, where the page can be scrolled sideways. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map(({ tagName, className, textContent }) => `${tagName} ${className} ${textContent?.slice(0, 30)}`)
      .slice(-5);
  });
}
