import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { asReader, isAtTop, scrollTop } from './reader.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(({ page }) => asReader(page));

const bar = (page: Page) => page.getByRole('navigation', { name: 'A bis Z' });
const contents = (page: Page) => page.getByRole('navigation', { name: 'Inhalt' });
const term = (page: Page, name: string) => page.getByRole('heading', { level: 3, name, exact: true });

/** How many different positions the page passes through from now on. */
async function watchScrolling(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const positions = new Set<number>();
    Object.assign(window, { positions });
    window.addEventListener('scroll', () => positions.add(window.scrollY));
  });
  return () => page.evaluate(() => (window as unknown as { positions: Set<number> }).positions.size);
}

test("[CT-07] the letters of the 'Sprungliste' are the jump bar", inLongRun, async ({ page }) => {
  const file = page.waitForResponse('**/content_management/glossar/Cannabis-Glossar.md');
  await page.goto('/#/glossar');
  const [, listed = ''] = /^Sprungliste: (.+)$/m.exec(await (await file).text()) ?? [];
  await expect(bar(page).getByRole('link')).toHaveText(listed.trim().split(/\s+/));
  await bar(page).getByRole('link', { name: 'T', exact: true }).click();
  await expect.poll(() => isAtTop(page, 't')).toBe(true);
  await expect(bar(page).getByRole('link', { name: 'T', exact: true })).toHaveAttribute('aria-current', 'true');
});

test('[CT-07] the contents lead to every term, glide there and follow the reading', async ({ page }) => {
  await page.goto('/#/glossar');
  await expect(term(page, 'Myrcen')).toBeVisible();
  const terms = page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 });
  const listed = contents(page).getByRole('link');
  // A long text comes in parts.
  await expect.poll(() => terms.allTextContents()).toEqual(await listed.allTextContents());

  const positions = await watchScrolling(page);
  await contents(page).getByRole('link', { name: 'Myrcen' }).click();
  await expect.poll(() => isAtTop(page, 'myrcen')).toBe(true);
  expect(await positions()).toBeGreaterThan(3);
  await expect(term(page, 'Myrcen')).toBeFocused();
  const current = contents(page).locator('[aria-current]');
  await expect(current).toHaveText('Myrcen');
  await expect(current).toBeInViewport();

  await term(page, 'Terpinolen').evaluate((heading) => heading.scrollIntoView());
  await expect(current).toHaveText('Terpinolen');
  await expect(current).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(current).toHaveText((await terms.last().textContent()) ?? '');
});

test('[CT-07] who wants less motion is taken there at once', inLongRun, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#/glossar');
  await expect(term(page, 'Myrcen')).toBeVisible();
  const positions = await watchScrolling(page);
  await contents(page).getByRole('link', { name: 'Myrcen' }).click();
  await expect.poll(() => isAtTop(page, 'myrcen')).toBe(true);
  // The page is there before its event tells so.
  await expect.poll(positions).toBe(1);
});

test('the contents can be narrowed down', inLongRun, async ({ page }) => {
  await page.goto('/#/glossar');
  await contents(page).getByRole('searchbox', { name: 'Begriff suchen' }).fill('myr');
  await expect(contents(page).getByRole('link')).toHaveText(['Myrcen']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[CT-07] the contents are a dialog that gives the focus back', async ({ page, axe }) => {
    await page.goto('/#/glossar');
    const button = page.getByRole('button', { name: 'Inhalt' });
    await expect(contents(page)).toBeHidden();
    const dialog = page.getByRole('dialog', { name: 'Inhalt' });

    await button.click();
    await expect(dialog).toBeVisible();
    await axe();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await dialog.getByRole('button', { name: 'Inhalt schließen' }).click();
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await expect(dialog).toBeVisible();
    // The strip of the page above the sheet.
    await page.mouse.click(195, 10);
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('[CT-07] a term chosen in the dialog is shown', inLongRun, async ({ page }) => {
    await page.goto('/#/glossar');
    await page.getByRole('button', { name: 'Inhalt' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Myrcen' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(() => isAtTop(page, 'myrcen')).toBe(true);
    await expect(term(page, 'Myrcen')).toBeFocused();
  });
});

test('[CT-07] the way back to the top appears after 400 px', inLongRun, async ({ page }) => {
  await page.goto('/#/glossar');
  await expect(term(page, 'Myrcen')).toBeVisible();
  const toTop = page.getByRole('button', { name: 'Nach oben' });
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect.poll(() => scrollTop(page)).toBe(400);
  await expect(toTop).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 401));
  await expect(toTop).toBeInViewport();
  await toTop.click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(toTop).toBeHidden();
});

test('[CT-07] both errors have their sentences', inLongRun, async ({ page, browserErrors }) => {
  browserErrors.expect(/404|ERR_FAILED/);
  const files = '**/content_management/**/*.md';
  await page.route(files, (route) => route.fulfill({ status: 404, json: { id: 'NotFound' } }));
  await page.route('**/content_management/Cannabis-Glossar.md', (route) =>
    route.fulfill({ status: 404, json: { id: 'NotFound' } }),
  );
  await page.goto('/#/glossar');
  await expect(page.getByText('Glossar nicht gefunden.')).toBeVisible();
  await page.route(files, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Fehler beim Laden des Glossars.')).toBeVisible({ timeout: 20_000 });
});

test('[NA-02] a terpene of a product leads to its term, and back to the same place', async ({ page }) => {
  await page.goto('/#/product/kaeppele-25-1');
  const terpene = page.getByRole('main').getByRole('link', { name: 'Myrcen' });
  await terpene.click();
  await expect(page).toHaveURL(/#\/glossar#myrcen$/);
  await expect.poll(() => isAtTop(page, 'myrcen')).toBe(true);
  await expect(term(page, 'Myrcen')).toBeFocused();
  await page.reload();
  await expect.poll(() => isAtTop(page, 'myrcen')).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Käppele 25/1' })).toBeVisible();
  await expect(terpene).toBeInViewport();
});
