import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { asReader } from './reader.ts';

const post = '/blog/rezept-richtig-ausgestellt';
const postFile = '**/content_management/blog/blog_de/rezept-richtig-ausgestellt/index.md';

test.beforeEach(({ page }) => asReader(page));

test('[CT-01] every card of the blog leads to its post', inLongRun, async ({ page }) => {
  await page.goto('/#/blog');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(15);
  for (const card of await cards.all()) {
    const title = await card.getByRole('heading').textContent();
    const link = card.getByRole('link', { name: `Mehr lesen ${title}` });
    await expect(link).toHaveAttribute('href', /^#\/blog\/[a-z-]+$/);
    await expect(card.locator('time')).toBeVisible();
    await expect(card).toContainText(/\d Min\./);
  }
  const title = await cards.nth(2).getByRole('heading').textContent();
  // Anywhere on the card, as here on its picture.
  await cards.nth(2).click({ position: { x: 40, y: 40 } });
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
});

test('[CT-02] a post shows its title, its cover and its text', async ({ page }) => {
  await page.goto(`/#${post}`);
  const article = page.getByRole('main').getByRole('article').first();
  await expect(article.getByRole('heading', { level: 1, name: 'Das Rezept richtig ausgestellt' })).toBeVisible();
  await expect(page).toHaveTitle('Das Rezept richtig ausgestellt · Mainblüte Apotheke');
  await expect(article.locator('time')).toHaveText('3. November 2026');
  await expect
    .poll(() => article.locator('figure img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(800);
  await expect(article.getByRole('heading', { level: 2, name: 'Wer verordnen darf' })).toBeVisible();
  await expect(article.getByRole('region').getByRole('columnheader').first()).toHaveText('Angabe');
  await expect(article).not.toContainText('cover_image:');
});

test("[CT-02] 'Loading...' stands until the post is there", inLongRun, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'en'));
  let letItThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letItThrough = resolve;
  });
  await page.route('**/content_management/blog/blog_en/**/index.md', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/#${post}`);
  await expect(page.getByText('Loading...')).toBeVisible();
  letItThrough();
  await expect(page.getByRole('heading', { level: 2, name: 'Who may prescribe' })).toBeVisible();
  await expect(page.getByText('Loading...')).toBeHidden();
});

test(
  '[CT-02] the loading text stays after a failure, with a retry beside it',
  inLongRun,
  async ({ page, browserErrors }) => {
    browserErrors.expect(/ERR_FAILED/);
    await page.route(postFile, (route) => route.abort());
    await page.route('**/api/content/blog/**', (route) => route.abort());
    await page.goto(`/#${post}`);
    const retry = page.getByRole('button', { name: 'Erneut versuchen' });
    await expect(retry).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('Wird geladen...')).toBeVisible();
    await page.unroute(postFile);
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Das Rezept richtig ausgestellt' })).toBeVisible();
  },
);

test(
  '[CT-03] a post whose file is HTML or out of reach comes from the content API',
  inLongRun,
  async ({ page, browserErrors }) => {
    // What a web server in front of the shop answers when it does not know the path.
    await page.route(postFile, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Shop</p>' }),
    );
    await page.goto(`/#${post}`);
    await expect(page.getByRole('heading', { level: 2, name: 'Wer verordnen darf' })).toBeVisible();

    browserErrors.expect(/ERR_FAILED/);
    for (const file of ['**/blog_de/index.json', '**/faq/faq.de.json'])
      await page.route(file, (route) => route.abort());
    await page.goto('/#/blog');
    await page.reload();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(15, { timeout: 20_000 });
    await page.goto('/#/faq');
    await expect(page.getByRole('button', { name: 'Wie löse ich mein Rezept ein?' })).toBeVisible({ timeout: 20_000 });
  },
);

test("[CT-03] an unknown slug is answered with 'post not found'", inLongRun, async ({ page, browserErrors }) => {
  browserErrors.expect(/404/);
  await page.addInitScript(() => localStorage.setItem('locale', 'en'));
  await page.goto('/#/blog/gibt-es-nicht');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('post not found');
  await expect(page.getByRole('link', { name: 'Back to the guide' })).toBeVisible();
});
