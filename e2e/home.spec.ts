import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';

/** The end of the page comes when somebody is near it. */
async function scrollDown(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Beratung' }).scrollIntoViewIfNeeded();
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('[HO-01] the hero plays its loop silently, from the shop itself, and can be stopped', async ({
  page,
  baseURL,
}) => {
  const videos: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'media') videos.push(request.url());
  });
  await page.goto('/#/');
  await expect(page.getByRole('button', { name: 'Animation anhalten' })).toBeVisible();
  const video = page.locator('video');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
  expect(await video.evaluate(({ muted, loop, playsInline }: HTMLVideoElement) => [muted, loop, playsInline])).toEqual([
    true,
    true,
    true,
  ]);
  expect(videos.every((address) => address.startsWith(`${baseURL}/`))).toBe(true);

  await page.getByRole('button', { name: 'Animation anhalten' }).click();
  await expect(page.getByRole('button', { name: 'Animation abspielen' })).toBeVisible();
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
});

test('[HO-01] each theme has its own loop of less than half a megabyte', inLongRun, async ({ page, request }) => {
  const sources = new Set<string>();
  for (const theme of ['light', 'dark']) {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await page.goto('/#/about');
    await page.goto('/#/');
    await page.reload();
    await expect(page.locator('video source')).toHaveCount(2);
    for (const source of await page.locator('video source').all())
      sources.add((await source.getAttribute('src')) ?? '');
  }
  expect(sources.size).toBe(4);
  for (const source of sources) {
    const body = await (await request.get(source)).body();
    expect(body.length, source).toBeLessThan(500_000);
    expect(body.length, source).toBeGreaterThan(50_000);
  }
});

test.describe('for those who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[HO-01] no loop is loaded: the still stays', inLongRun, async ({ page }) => {
    let isAskedFor = false;
    page.on('request', (request) => {
      isAskedFor ||= request.resourceType() === 'media';
    });
    await page.goto('/#/');
    await expect(page.getByRole('button', { name: 'Animation abspielen' })).toBeVisible();
    await scrollDown(page);
    await expect(page.getByRole('region', { name: 'Häufige Fragen' })).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(isAskedFor).toBe(false);
    await expect(page.locator('video')).toHaveCount(0);
  });
});

test('[HO-01] the category buttons open the shop; the third opens the steps and stays', inLongRun, async ({ page }) => {
  await page.goto('/#/');
  const choices = page.getByRole('navigation', { name: 'Sortiment' });
  const isNew = choices.getByRole('button', { name: /^Neu hier/ });
  await isNew.click();
  await expect(page.getByRole('region', { name: 'So läuft es ab' }).getByRole('listitem')).toHaveCount(4);
  await expect(page).toHaveURL(/#\/$/);
  await isNew.click();
  await expect(page.getByRole('region', { name: 'So läuft es ab' })).toHaveCount(0);

  await choices.getByRole('link', { name: /^Extrakte/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Extrakte');
  await page.goBack();
  await choices.getByRole('link', { name: /^Blüten/ }).click();
  await expect(page).toHaveURL(/#\/shop\?type=bud$/);
});

test('[HO-05] three posts and three questions of the shop lead on', inLongRun, async ({ page }) => {
  await page.goto('/#/');
  await scrollDown(page);
  const faq = page.getByRole('region', { name: 'Häufige Fragen' });
  await expect(faq.getByRole('button')).toHaveCount(3);
  const blog = page.getByRole('region', { name: 'Aus dem Ratgeber' });
  await expect(blog.getByRole('article')).toHaveCount(3);
  const title = await blog.getByRole('heading', { level: 3 }).first().textContent();
  await blog
    .getByRole('link', { name: /^Mehr lesen/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');

  await page.goBack();
  await faq.getByRole('link', { name: 'Alle Fragen ansehen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Häufige Fragen');
});

test('[HO-05] previews that fail are a warning and leave no hole', inLongRun, async ({ page, browserErrors }) => {
  browserErrors.expect(/ERR_FAILED/);
  await page.route(/\/(content_management|api\/content)\/(blog|faq)/, (route) => route.abort());
  const warning = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('The FAQ preview could not be loaded'),
  });
  await page.goto('/#/');
  await scrollDown(page);
  await warning;
  await expect(page.getByRole('region', { name: 'Beratung' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Häufige Fragen' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Aus dem Ratgeber' })).toHaveCount(0);
});

test('nothing in sight moves while the home page arrives', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/#/');
  await scrollDown(page);
  await expect(page.getByRole('region', { name: 'Häufige Fragen' }).getByRole('button')).toHaveCount(3);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
});

test(
  '[FR-03] the search logs what is sought and asks the server for nothing but the list',
  inLongRun,
  async ({ page }) => {
    await page.goto('/#/');
    const logged = page.waitForEvent('console', {
      predicate: (message) => message.text() === '[shop] search: linalool',
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('searchbox').fill('linalool');
    await page.keyboard.press('Enter');
    await logged;
    await expect(page).toHaveURL(/#\/shop\?.*q=linalool/);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(asked.filter((address) => /linalool/.test(address))).toEqual([]);
  },
);
