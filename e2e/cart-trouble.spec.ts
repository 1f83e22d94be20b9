import { euros, grams } from './amounts.ts';
import { addFromPage, aFlower, cartButton, dropdown, flowers, panelOf, serverCart, total } from './cart.ts';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { setStock } from './stock.ts';

test('[CA-07] a server that is away: the product is kept on the device, told, and in the cart when it is back', async ({
  page,
  shop,
  context,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  const flower = await aFlower(shop.origin);
  // What counts the cart comes a little after the page; offline it could not come any more.
  const counter = page.waitForResponse(/assets\/overlays-.*\.js/);
  await page.goto(`/#/product/${flower.slug}`);
  await counter;
  const add = page.getByRole('button', { name: /^In den Warenkorb/ });
  await expect(add).toBeEnabled();
  await context.setOffline(true);
  await add.click();
  await expect(page.getByText('Im Gast-Warenkorb gespeichert')).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('guest_cart_v1') ?? 'null'))).toEqual([
    {
      itemId: flower.id,
      quantityGrams: flower.minOrderQuantity,
      addedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      meta: { image: expect.any(String) },
    },
  ]);
  await expect(cartButton(page)).toHaveAccessibleName('Warenkorb, 1 Position');

  await context.setOffline(false);
  await expect.poll(() => serverCart(page)).toEqual({ [flower.slug]: flower.minOrderQuantity });
  expect(await page.evaluate(() => localStorage.getItem('guest_cart_v1'))).toBe('[]');
  await page.goto('/#/cart');
  await expect(dropdown(page, flower)).toHaveValue(String(flower.minOrderQuantity));
  await expect(page.getByText(/^Das ist nur auf diesem Gerät/)).toHaveCount(0);
});

test(
  'sold out meanwhile: the line is marked, not counted, and easy to remove',
  inLongRun,
  async ({ page, shop, axe }) => {
    const [first, gone] = await flowers(shop.origin);
    await addFromPage(page, first);
    await addFromPage(page, gone);
    await setStock(shop, gone.slug, 0);
    try {
      await page.goto('/#/cart');
      const line = page.getByRole('listitem').filter({ hasText: gone.title });
      await expect(line.getByText(/^Dieses Produkt ist zurzeit nicht lieferbar\./)).toBeVisible();
      await expect(dropdown(page, gone)).toHaveCount(0);
      await expect(total(page)).toContainText(euros(first.minOrderQuantity * (first.priceCent ?? 0)));
      await axe();
      await line.getByRole('button', { name: `${gone.title} entfernen` }).click();
      await expect.poll(() => serverCart(page)).toEqual({ [first.slug]: first.minOrderQuantity });
    } finally {
      await setStock(shop, gone.slug, gone.stock);
    }
  },
);

test('10,000 quick clicks on plus are one quantity and no queue', inLongRun, async ({ page, shop }) => {
  const flower = await aFlower(shop.origin);
  const { title, stock, minOrderQuantity: minimum, quantityIncrement: step } = flower;
  await addFromPage(page, flower);
  let writes = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') writes += 1;
  });
  await cartButton(page).click();
  const plus = panelOf(page).getByRole('button', { name: `Mehr ${title}` });
  await plus.evaluate((button: HTMLElement) => {
    for (let click = 0; click < 10_000; click++) button.click();
  });
  const most = stock - ((stock - minimum) % step);
  await expect(panelOf(page).getByText(`${grams(most)} ·`)).toBeVisible();
  await expect.poll(() => serverCart(page)).toEqual({ [flower.slug]: most });
  expect(writes).toBeLessThanOrEqual(3);
});

test('garbage in the stored cart is dropped, and the shop goes on', inLongRun, async ({ page, shop }) => {
  await page.goto('/#/faq');
  await page.evaluate(() => {
    localStorage.setItem('guest_cart_v1', '[{"itemId":');
    localStorage.setItem('cart_item_meta_v1', '[[]]');
  });
  await page.reload();
  await expect(cartButton(page)).toHaveAccessibleName('Warenkorb');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('guest_cart_v1'))).toBeNull();
  await addFromPage(page, await aFlower(shop.origin));
});
