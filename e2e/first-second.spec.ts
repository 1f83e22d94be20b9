import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { inLongRun } from './long-run.ts';
import { overhangOfPage } from './looks.ts';

const code = /\/assets\/.*\.js$/;
const data = /\/(?:api|content_management)\//;

/** What is drawn ahead stands, and no code has come. */
async function openBeforeCode(page: Page, address: string): Promise<() => void> {
  const release = await hold(page, code);
  await page.goto(`/#${address}`, { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible();
  return release;
}

test('the code of a screen says that it is to be compiled while it arrives', async ({ page }) => {
  const release = await openBeforeCode(page, '/shop');
  const files = page.locator('head :is(script[type="module"], link[rel="modulepreload"])');
  await expect.poll(() => files.count()).toBeGreaterThan(4);
  const addresses = await files.evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? ''),
  );
  for (const address of addresses) {
    const text = await (await page.request.get(address)).text();
    expect(text.split('\n', 1)[0], address).toBe('//# allFunctionsCalledOnLoad');
  }
  release();
});

test('text at 250 % is drawn ahead at its size, with nothing over the edge', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/faq');
  await page.evaluate(() => localStorage.setItem('text_scale', '2.5'));
  for (const address of ['/', '/shop', '/faq', '/cart']) {
    await page.goto('about:blank');
    const release = await openBeforeCode(page, address);
    await expect(page.locator('html')).toHaveCSS('font-size', '40px');
    expect(await overhangOfPage(page), `${address} before its code`).toBe(0);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await overhangOfPage(page), address).toBe(0);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test(
  'a language chosen in another tab while the code travels is spoken when it comes',
  inLongRun,
  async ({ page, context }) => {
    const release = await openBeforeCode(page, '/faq');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Häufige Fragen');
    const other = await context.newPage();
    await other.goto('/faq');
    await other.evaluate(() => localStorage.setItem('locale', 'en'));
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  },
);

test('a menu opened before the code is there opens when it comes, and stays while the shop completes its address', async ({
  page,
}) => {
  const release = await openBeforeCode(page, '/shop');
  await page.getByRole('button', { name: 'DE, Sprache wechseln' }).click();
  release();
  const menu = page.getByRole('dialog', { name: 'Sprache' });
  await expect(menu).toBeVisible();
  await expect(page).toHaveURL(/type=bud/);
  await menu.getByText('English').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flowers');
});

test('what is sought before the code is there is found when it comes', inLongRun, async ({ page }) => {
  const release = await openBeforeCode(page, '/');
  await page.getByRole('searchbox').fill('linalool');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(/#\/shop\?.*q=linalool/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a button of a page that is drawn anew is pressed when the code comes', inLongRun, async ({ page }) => {
  const release = await openBeforeCode(page, '/product/kaeppele-25-1');
  await page.getByRole('button', { name: 'Darstellung und Textgröße' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Darstellung' })).toBeVisible();
});

test('who scrolls the page before its code is there stays where they are', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  const release = await openBeforeCode(page, '/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Häufige Fragen');
  await page.evaluate(() => window.scrollTo(0, 200));
  release();
  // Only code opens it; a real press would scroll to the button.
  await page.getByRole('button', { name: 'Darstellung und Textgröße' }).dispatchEvent('click');
  await expect(page.getByRole('dialog', { name: 'Darstellung' })).toBeVisible();
  // What comes above may have another height than its outline: the browser keeps the text in place, not the number.
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
});

test(
  'an API that does not answer leaves the beginning; one that is dead is told, and can be asked again',
  inLongRun,
  async ({ page, browserErrors }) => {
    browserErrors.expect(/ERR_FAILED/);
    // Nobody is signed in, which the call that comes through is told.
    browserErrors.allow(/status of 401/);
    let isDead = true;
    const release = await hold(page, data, (route) => (isDead ? route.abort() : route.continue()));
    await page.goto('/#/glossar');
    await expect(page).toHaveTitle(/^Glossar · /);
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
    release();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(0);
    isDead = false;
    await page.getByRole('main').getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
  },
);

test('at an unknown address the frame stands before the code, and then the way back', inLongRun, async ({ page }) => {
  const release = await openBeforeCode(page, '/gibt/es/nicht');
  await expect(page.getByRole('main')).toBeEmpty();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('a page kept from before a release loads itself anew where a chunk of it is gone', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/404/);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(/\/assets\/faq-page-.*\.js$/, (route) =>
    loads === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await page.goto('/#/faq');
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
});

test('a browser that saves data gets the still alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'media') films.push(request.url());
  });
  await page.goto('/#/');
  await expect(page.getByRole('button', { name: 'Animation abspielen' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(films).toEqual([]);
});
