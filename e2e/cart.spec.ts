import { euros, grams } from './amounts.ts';
import {
  addFromPage,
  aFlower,
  cartButton,
  comesToRest,
  dropdown,
  flowers,
  panelOf,
  serverCart,
  total,
} from './cart.ts';
import { expect, test } from './fixtures.ts';
import { expectNoBarrier, putOn } from './looks.ts';

test('[CA-02] [CA-03] [FR-05] [FR-11] a guest adds, sees it in the panel, changes it there, and finds it after a reload', async ({
  page,
  shop,
  axe,
}) => {
  const flower = await aFlower(shop.origin);
  const { title, minOrderQuantity: minimum, quantityIncrement: step, priceCent } = flower;
  await addFromPage(page, flower);
  await expect(page.getByText('Produkt wurde zum Warenkorb hinzugefügt')).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName('Warenkorb, 1 Position');

  await cartButton(page).click();
  const panel = panelOf(page);
  await expect(panel.getByText(`${grams(minimum)} ·`)).toBeVisible();
  await axe();
  await panel.getByRole('button', { name: `Mehr ${title}` }).click();
  const sum = euros((minimum + step) * (priceCent ?? 0));
  await expect(panel.getByText('Zwischensumme').locator('..')).toContainText(sum);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(cartButton(page)).toBeFocused();

  await page.reload();
  await expect(page.getByRole('spinbutton')).toHaveValue(String(minimum + step));
  await cartButton(page).click();
  await expect(panel.getByText(`${grams(minimum + step)} ·`)).toBeVisible();
  await panel.getByRole('link', { name: 'Zum Warenkorb' }).click();
  await expect(page).toHaveURL(/#\/cart$/);
  await expect(panel).toBeHidden();
  await expect(total(page)).toContainText(sum);
});

test('[CA-02] the panel hangs from its icon, and fills a screen of up to 700 px', async ({ page, shop }) => {
  await addFromPage(page, await aFlower(shop.origin));
  await page.setViewportSize({ width: 1440, height: 900 });
  await cartButton(page).click();
  const wide = await panelOf(page).boundingBox();
  const icon = await cartButton(page).boundingBox();
  expect(wide?.width).toBe(432);
  expect(wide?.y ?? 0).toBeGreaterThan((icon?.y ?? 0) + (icon?.height ?? 0));
  const iconMiddle = (icon?.x ?? 0) + (icon?.width ?? 0) / 2;
  expect(iconMiddle).toBeGreaterThan(wide?.x ?? 0);
  expect(iconMiddle).toBeLessThan((wide?.x ?? 0) + (wide?.width ?? 0));

  await page.setViewportSize({ width: 700, height: 900 });
  expect((await panelOf(page).boundingBox())?.width).toBe(700);
});

test('[CA-04] [CA-05] the page sets quantities, removes a line and brings it back', async ({ page, shop, axe }) => {
  const [first, second] = await flowers(shop.origin);
  await addFromPage(page, first);
  await addFromPage(page, second);
  await page.goto('/#/cart');
  const wanted = first.minOrderQuantity + 2 * first.quantityIncrement;
  await dropdown(page, first).selectOption(String(wanted));
  const gross = wanted * (first.priceCent ?? 0) + second.minOrderQuantity * (second.priceCent ?? 0);
  await expect(total(page)).toContainText(euros(gross));
  await expect(page.getByText(/^darin 19/).locator('..')).toContainText(euros(Math.round((gross * 19) / 119)));
  await expect.poll(() => serverCart(page)).toEqual({ [first.slug]: wanted, [second.slug]: second.minOrderQuantity });
  await comesToRest(page);
  await axe();

  await page.getByRole('button', { name: `${first.title} entfernen` }).click();
  const undo = page.getByRole('button', { name: 'Rückgängig' });
  await expect(undo).toBeFocused();
  await expect.poll(() => serverCart(page)).toEqual({ [second.slug]: second.minOrderQuantity });
  await comesToRest(page);
  await axe();
  await undo.press('Enter');
  await expect(dropdown(page, first)).toBeFocused();
  await expect(dropdown(page, first)).toHaveValue(String(wanted));
  await expect.poll(() => serverCart(page)).toMatchObject({ [first.slug]: wanted });
  await expect(page.getByRole('list', { name: 'Warenkorb' }).getByRole('heading').first()).toHaveText(first.title);
});

test('two tabs change the same line: both show what the server has', async ({ page, shop, context, axe }) => {
  const flower = await aFlower(shop.origin);
  const { minOrderQuantity: minimum, quantityIncrement: step } = flower;
  await addFromPage(page, flower);
  await page.goto('/#/cart');
  const other = await context.newPage();
  await other.goto('/#/cart');

  await dropdown(page, flower).selectOption(String(minimum + step));
  await expect(dropdown(other, flower)).toHaveValue(String(minimum + step));
  await Promise.all([
    dropdown(page, flower).selectOption(String(minimum + 2 * step)),
    dropdown(other, flower).selectOption(String(minimum + 3 * step)),
  ]);
  await expect(async () => {
    const { [flower.slug]: onServer } = await serverCart(page);
    expect([minimum + 2 * step, minimum + 3 * step]).toContain(onServer);
    await expect(dropdown(page, flower)).toHaveValue(String(onServer), { timeout: 500 });
    await expect(dropdown(other, flower)).toHaveValue(String(onServer), { timeout: 500 });
  }).toPass();

  await other.getByRole('button', { name: `${flower.title} entfernen` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Warenkorb ist leer');
  await axe();
});

test('a full cart has no barrier that a machine can find, and does not run over the edge; its bar gives way to enlarged text', async ({
  page,
  shop,
}) => {
  await addFromPage(page, await aFlower(shop.origin));
  await page.goto('/#/cart');
  await expect(page.getByRole('combobox')).toBeVisible();
  await expectNoBarrier(page, 'the page');
  for (const width of [390, 1440]) {
    await putOn(page, { theme: 'dark', width, textScale: 2.5 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.getByRole('link', { name: 'Zur Kasse' })).not.toBeInViewport();
  }
  await cartButton(page).click();
  await expect(panelOf(page).getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible();
  await expectNoBarrier(page, 'the panel', () =>
    panelOf(page).evaluate((panel) => panel.scrollWidth - panel.clientWidth),
  );
});
