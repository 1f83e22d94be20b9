import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { inLongRun, someOf } from './long-run.ts';

/** The screens that everybody sees in the same way at first. */
const whole = [
  ...['/', '/shop', '/product/kaeppele-25-1', '/blog', '/blog/bluete-oder-extrakt', '/faq', '/glossar', '/contact'],
  ...['/impressum', '/datenschutz', '/agb', '/barrierefreiheit'],
];

/** Lets the page through, and its code when the test says so. */
const holdCode = (page: Page) => hold(page, /\/assets\/.*\.js$/);

/** Class names of what is drawn for which the page has brought no rule. */
const classesWithoutRule = (page: Page) =>
  page.evaluate(() => {
    const sheet = document.querySelector('style')?.textContent ?? '';
    const classes = [...document.querySelectorAll('#root [class]')].flatMap((element) => [...element.classList]);
    return [...new Set(classes)].filter((name) => name.startsWith('_') && !sheet.includes(`.${name}`));
  });

const kinds = [
  ['de', 'dark'],
  ['en', 'light'],
] as const;

for (const [locale, theme] of someOf(kinds, 1)) {
  test(`screens are drawn before any code is there, in ${locale} and ${theme}, and taken over as they stand`, async ({
    page,
  }) => {
    await page.goto('/faq');
    await page.evaluate((stored) => Object.assign(localStorage, stored), { locale, theme, text_scale: '1.25' });
    for (const address of whole) {
      await test.step(address, async () => {
        await page.goto('about:blank');
        const release = await holdCode(page);
        await page.goto(`/#${address}`, { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator(`html[lang="${locale}"][data-theme="${theme}"]`)).toHaveCSS('font-size', '20px');
        expect(await classesWithoutRule(page)).toEqual([]);
        await page.evaluate(() => document.querySelector('main')?.setAttribute('data-drawn-ahead', ''));

        release();
        // The title is the app's. A mismatch would be an error of the browser, which fails the test.
        await expect(page).toHaveTitle(/ · /);
        await expect(page.locator('main[data-drawn-ahead]')).toBeAttached();
        await page.unrouteAll({ behavior: 'wait' });
      });
    }
  });
}

test('where a person’s own data decides, the frame stands first and the screen takes its place', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/#/orders', { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('who has nothing in the cart reads so before the code is there', inLongRun, async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/#/cart', { waitUntil: 'commit' });
  await expect(page.getByText('Wenn Sie etwas bestellen möchten')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Ihr Warenkorb ist leer' })).toBeVisible();
});

test('who may have something in the cart sees where it will stand before the code is there', async ({
  page,
  context,
  shop,
}) => {
  await context.addCookies([{ name: 'shop_guest_cart', value: '1', url: shop.origin }]);
  const release = await holdCode(page);
  await page.goto('/#/cart', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Warenkorb', exact: true })).toBeVisible();
  await expect(page.getByText('Welche Mengen Sie wählen können')).toBeVisible();
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Ihr Warenkorb ist leer' })).toBeVisible();
});

test(
  'the questions can be read before the code is there, and one that is pressed then opens later',
  inLongRun,
  async ({ page }) => {
    const release = await holdCode(page);
    await page.goto('/#/faq', { waitUntil: 'commit' });
    const second = page.getByRole('main').getByRole('button').nth(1);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await second.click();
    await expect(second).toHaveAttribute('aria-expanded', 'false');
    release();
    await expect(second).toHaveAttribute('aria-expanded', 'true');
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page can be read, and its links lead to pages that need none', async ({ page }) => {
    await page.goto('/#/shop');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Glossar' }).click();
    await expect(page).toHaveURL(/\/glossar$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Glossar' })).toBeVisible();
  });
});
