import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';

interface Item {
  title: string;
  manufacturer: string;
  thc: number | null;
  irradiation: boolean | null;
  priceCent: number | null;
}

/** Independent of the demo catalogue's content: the tests ask the server. */
async function itemsOf(origin: string, productType: 'bud' | 'extract'): Promise<Item[]> {
  const answer = await fetch(`${origin}/api/shop/v1/pharmacy-shop/products?productType=${productType}&pageSize=200`);
  const { items } = (await answer.json()) as { items: Item[] };
  expect(items.length).toBeGreaterThan(0);
  return items;
}

const titles = (page: Page) => page.getByRole('article').getByRole('heading');
const results = (page: Page) => page.getByRole('main').getByRole('status');
const panel = (page: Page) => page.getByRole('region', { name: 'Filter' });

async function openShop(page: Page, search = '?type=bud') {
  await page.goto(`/#/shop${search}`);
  await expect(results(page)).toContainText(/Produkte/);
  await expect(results(page)).not.toContainText('geladen');
}

test('the shop shows the products of the database, in its order', async ({ page, shop }) => {
  const items = await itemsOf(shop.origin, 'bud');
  await openShop(page, '');
  await expect(results(page)).toContainText(`${items.length} Produkte`);
  await expect(titles(page).first()).toBeVisible();
  const shown = await titles(page).allTextContents();
  expect(shown).toEqual(items.slice(0, shown.length).map(({ title }) => title));

  const [first] = items;
  const card = page.getByRole('article').first();
  await expect(card).toContainText(first?.manufacturer ?? '');
  await expect(card).toContainText('lieferbar');
  await expect(card.getByRole('img')).toHaveJSProperty('complete', true);
});

test('a long list goes on as it is scrolled, down to its last product', async ({ page, shop }) => {
  const items = await itemsOf(shop.origin, 'bud');
  await openShop(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  // The first press may come before the page has its full length.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(titles(page)).toHaveCount(items.length, { timeout: 1000 });
  }).toPass();
  await expect(titles(page)).toHaveText(items.map(({ title }) => title));
});

test('extracts are a click away, and the address says so', inLongRun, async ({ page, shop }) => {
  const extracts = await itemsOf(shop.origin, 'extract');
  await page.goto('/#/shop');
  await expect(page).toHaveURL(/#\/shop\?type=bud$/);
  await page.getByRole('navigation', { name: 'Produktart' }).getByRole('link', { name: 'EXTRAKTE' }).click();
  await expect(page).toHaveURL(/type=extract/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Extrakte');
  await expect(titles(page).first()).toHaveText(extracts[0]?.title ?? '');
  await expect(page.getByText('/ 1 ml').first()).toBeVisible();
});

test('a shop whose server is away says so and loads when it is back', inLongRun, async ({ page, browserErrors }) => {
  browserErrors.expect(/503/);
  const list = '**/api/shop/v1/pharmacy-shop/products?*';
  await page.route(list, (route) =>
    route.fulfill({ status: 503, json: { id: 'Unavailable', message: 'x', requestId: 'r' } }),
  );
  await page.goto('/#/shop');
  await expect(page.getByText(/^Fehler: Der Shop ist gerade nicht erreichbar/)).toBeVisible();
  await page.unroute(list);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('[SH-02] on a phone the filters are a sheet: Escape closes it, the page behind stays where it is', async ({
  page,
  axe,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openShop(page);
  await expect(panel(page)).toBeHidden();
  const button = page.getByRole('button', { name: 'Filter', exact: true });
  await button.click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await expect(sheet).toBeVisible();
  await axe();

  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, 2000);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);

  const show = sheet.getByRole('button', { name: /anzeigen$/ });
  const whole = await show.textContent();
  await sheet.getByRole('checkbox').first().check();
  await expect(show).not.toHaveText(whole ?? '');
  await expect(show).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeFocused();
});

test('[SH-02] on a desktop the filters stand beside the list and stay at hand', inLongRun, async ({ page }) => {
  await openShop(page);
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeHidden();
  await page.mouse.move(900, 500);
  await page.mouse.wheel(0, 2500);
  await expect(panel(page).getByRole('heading', { name: 'Filter' })).toBeInViewport();
  // A filter changed far down shows the new list from its beginning.
  await panel(page).getByRole('checkbox').first().check();
  await expect(page.getByRole('article').first()).toBeInViewport();
});

test('a link carries filters and order; back takes one change back', async ({ page, shop }) => {
  const items = await itemsOf(shop.origin, 'bud');
  const maker = items[0]?.manufacturer ?? '';
  const made = items.filter(({ manufacturer }) => manufacturer === maker);
  await openShop(page);
  await panel(page).getByRole('checkbox', { name: maker }).check();
  await expect(results(page)).toContainText(`${made.length} von ${items.length} Produkten`);
  await expect(titles(page)).toHaveCount(made.length);
  const byRelevance = await titles(page).allTextContents();
  await page.getByRole('combobox', { name: 'Sortieren nach' }).selectOption('THC');
  await expect(page).toHaveURL(/sort=thc/);
  // The address is there before the list is sorted anew, and a long list comes in two steps.
  await expect(titles(page)).not.toHaveText(byRelevance);
  await expect(titles(page)).toHaveCount(made.length);
  const shown = await titles(page).allTextContents();
  const link = page.url();

  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Sortieren nach' })).toHaveValue('relevance');
  await expect(results(page)).toContainText(`${made.length} von`);
  await page.goBack();
  await expect(results(page)).toContainText(`${items.length} Produkte,`);
  await expect(panel(page).getByRole('checkbox', { name: maker })).not.toBeChecked();

  const visitor = await page.context().newPage();
  await visitor.goto(link);
  await expect(titles(visitor)).toHaveText(shown);
});

test('[SH-06] a slider is moved by keys and by the pointer', async ({ page, shop }) => {
  const items = await itemsOf(shop.origin, 'bud');
  await openShop(page);
  await panel(page).getByRole('button', { name: /^THC/ }).click();
  const least = panel(page).getByRole('slider', { name: 'THC mindestens' });
  await least.focus();
  await page.keyboard.press('ArrowRight');
  await expect(least).toHaveAttribute('aria-valuetext', /^0,5\s%$/);
  await page.keyboard.press('End');
  await expect(least).toHaveValue('30');
  const above = items.filter(({ thc }) => thc !== null && thc >= 30).length;
  await expect(results(page)).toContainText(`${above} von ${items.length}`);

  await panel(page)
    .getByRole('button', { name: /^Preis/ })
    .click();
  const most = panel(page).getByRole('slider', { name: 'Preis höchstens' });
  const thumb = await most.boundingBox();
  if (!thumb) throw new Error('the thumb has no place');
  await page.mouse.move(thumb.x + thumb.width / 2, thumb.y + thumb.height / 2);
  await page.mouse.down();
  await page.mouse.move(thumb.x - 90, thumb.y, { steps: 8 });
  await page.mouse.up();
  // The low end has the finer travel: 90 px from the end is still a price that is sold.
  expect(Number(await most.inputValue())).toBeLessThan(20);
  await expect(page).toHaveURL(/priceMax=1\d(?!\d)/);
});

test('nothing found leads on: the tightest filter can be left away', inLongRun, async ({ page, shop }) => {
  const items = await itemsOf(shop.origin, 'bud');
  const maker = items[0]?.manufacturer ?? '';
  const made = items.filter(({ manufacturer }) => manufacturer === maker).length;
  await openShop(page, `?type=bud&q=gibtesnicht&manufacturers=${encodeURIComponent(maker)}`);
  await expect(page.getByText('Keine Produkte gefunden')).toBeVisible();
  await page.getByRole('button', { name: /ohne „Suche: gibtesnicht“$/ }).click();
  await expect(results(page)).toContainText(`${made} von ${items.length}`);
  await expect(page).not.toHaveURL(/gibtesnicht/);
});

test('coming back from a product finds the same cards at the same place', async ({ page }) => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await openShop(page, '?type=bud&sort=price');
    await expect(page.getByRole('article').first()).toBeVisible();
    const card = page.getByRole('article').nth(14);
    await expect(async () => {
      await page.mouse.wheel(0, 700);
      await expect(card).toBeAttached({ timeout: 500 });
    }).toPass();
    await card.scrollIntoViewIfNeeded();
    const place = async () => Math.round((await card.boundingBox())?.y ?? Number.NaN);
    let left = Number.NaN;
    await expect(async () => {
      const before = left;
      left = await place();
      expect(left, 'the list has come to rest').toBe(before);
    }).toPass();
    await card.getByRole('link').click();
    await expect(page).toHaveURL(/#\/product\//);
    await page.goBack();
    await expect(card).toBeVisible();
    await expect.poll(place).toBe(left);
  }
});
