import { expect, test } from './fixtures.ts';
import { inLongRun, someOf } from './long-run.ts';

const answers = [
  ['corrupted', { status: 200, body: '{ "shopName": ' }],
  ['missing', { status: 404, body: '' }],
  ['a page instead of data', { status: 200, body: '<!doctype html>' }],
] as const;

for (const [what, answer] of someOf(answers, 1)) {
  test(`[WI-02] config.json ${what}: the shop opens on its defaults and says so in the console`, async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/404/);
    await page.route(/\/config(\.dev)?\.json$/, (route) =>
      route.fulfill(
        answer.status === 404 || route.request().url().includes('dev') ? { status: 404, body: '' } : answer,
      ),
    );
    const warning = page.waitForEvent('console', { predicate: (message) => message.type() === 'warning' });
    await page.goto('/#/shop');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect((await warning).text()).toContain('the shop runs on its defaults');
  });
}

test(
  '[WI-02] config.dev.json stands in, and one wrong line does not cost the others',
  inLongRun,
  async ({ page, browserErrors }) => {
    browserErrors.expect(/404/);
    await page.route('**/config.json', (route) => route.fulfill({ status: 404, body: '' }));
    await page.route('**/config.dev.json', (route) =>
      route.fulfill({ json: { shopName: 'Rosen', bookingUrl: 'javascript:alert(1)', phone: 7 } }),
    );
    const warning = page.waitForEvent('console', { predicate: (message) => message.type() === 'warning' });
    await page.goto('/#/faq');
    await expect(page.getByRole('banner')).toContainText('Rosen');
    expect((await warning).text()).toMatch(/defaults are used for phone, bookingUrl/);
  },
);
