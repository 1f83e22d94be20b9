import { budgetsOfPatient, pageBudgets } from '../scripts/bench/page-budgets.mjs';
import { measurePageLoad, phone } from '../scripts/bench/page-load.mjs';
import { cookiesOfPatient } from '../scripts/bench/patient.mjs';
import { expect, test } from './fixtures.ts';

test.use({ ...phone, hasChosenCookies: false });

for (const [who, budgets] of [
  ['a stranger', pageBudgets],
  ['a patient with a filled cart', budgetsOfPatient],
] as const) {
  test(`a first visit of ${who} asks for little, and for nothing twice`, async ({ browser, shop }) => {
    const cookies = budgets === budgetsOfPatient ? await cookiesOfPatient(shop, 'budget') : [];
    for (const [address, limit] of Object.entries(budgets)) {
      await test.step(address, async () => {
        const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
        await context.addCookies(cookies);
        const { requests, kilobytes, depth } = await measurePageLoad(
          await context.newPage(),
          `${shop.origin}/#${address}`,
        );
        await context.close();
        const asked = requests.join('\n');
        expect(requests.length, `${address} asks for\n${asked}`).toBeLessThanOrEqual(limit.requests);
        expect(kilobytes, `kilobytes of ${address}`).toBeLessThanOrEqual(limit.kilobytes);
        expect(depth, `requests behind each other at ${address}`).toBeLessThanOrEqual(limit.depth);
        const files = requests.filter((path) => path.startsWith('/assets/'));
        expect(files, `files of ${address}`).toEqual([...new Set(files)]);
      });
    }
  });
}

test('where the code cannot be loaded, the pages that need none are listed', async ({ page, browserErrors }) => {
  browserErrors.expect(/ERR_FAILED/);
  await page.route(/\/assets\/index-.*\.js$/, (route) => route.abort());
  await page.goto('/#/shop');
  await expect(page.getByRole('link', { name: 'Häufige Fragen' })).toHaveAttribute('href', '/faq');
  await page.getByRole('link', { name: 'Sortiment' }).click();
  await expect(page).toHaveURL(/\/shop$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
