import { expect, test } from './fixtures.ts';

test('the shop shows the products of the database', async ({ page, shop }) => {
  const answer = await fetch(`${shop.origin}/api/shop/v1/pharmacy-shop/products?productType=bud&pageSize=200`);
  const { items } = (await answer.json()) as { items: { title: string }[] };
  expect(items.length).toBeGreaterThan(0);

  await page.goto('/#/shop');
  const titles = page.getByRole('article').getByRole('heading');
  await expect(titles).toHaveText(items.map((item) => item.title));

  const card = page.getByRole('article').filter({ hasText: 'Käppele 25/1' });
  await expect(card).toContainText('Rhön Cannamed');
  await expect(card).toContainText('Hybrid Indica Dominant');
  await expect(card).toContainText('lieferbar');
  await expect(card).toContainText('10,49 €');
  await expect(card.getByRole('meter', { name: /THC/ })).toHaveAttribute('aria-valuenow', '25.5');
  await expect(card.getByRole('img')).toHaveJSProperty('complete', true);
});

test('extracts are a click away, and the address says so', async ({ page }) => {
  await page.goto('/#/shop');
  await expect(page).toHaveURL(/#\/shop\?type=bud$/);
  await page.getByRole('navigation', { name: 'Produktart' }).getByRole('link', { name: 'EXTRAKTE' }).click();
  await expect(page).toHaveURL(/type=extract/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Extrakte');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('/ 1 ml')).toBeVisible();
});

test('a shop whose server is away says so and loads when it is back', async ({ page, browserErrors }) => {
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
