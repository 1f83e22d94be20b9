import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoBarrier, putOn } from './looks.ts';
import {
  accountButton,
  askForCode,
  becomePatient,
  becomePatientByHand,
  loginOf,
  readCode,
  register,
  signIn,
  signOut,
} from './patient.ts';
import { setStock } from './stock.ts';

interface Product {
  id: string;
  slug: string;
  title: string;
  available: boolean;
  stock: number;
  priceCent: number | null;
  minOrderQuantity: number;
  quantityIncrement: number;
}

/** Flowers of which one can order a few steps, as the API tells them. */
async function flowers(origin: string): Promise<Product[]> {
  const answer = await fetch(`${origin}/api/shop/v1/pharmacy-shop/products?productType=bud&pageSize=200`);
  const { items } = (await answer.json()) as { items: Product[] };
  return items.filter(
    ({ available, priceCent, stock, minOrderQuantity, quantityIncrement }) =>
      available && priceCent !== null && stock >= minOrderQuantity + 4 * quantityIncrement,
  );
}

async function aFlower(origin: string): Promise<Product> {
  return (await flowers(origin))[0] as Product;
}

const euros = (cents: number) =>
  new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(cents / 100);
const grams = (amount: number) =>
  new Intl.NumberFormat('de-DE', { style: 'unit', unit: 'gram', unitDisplay: 'short' }).format(amount);

const cartButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Warenkorb(,|$)/ });
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Warenkorb' });
const dropdown = (page: Page, { title }: Product) => page.getByRole('combobox', { name: `Menge ${title}` });
const total = (page: Page) =>
  page.getByRole('region', { name: 'Summe' }).getByText('Gesamt ohne Versand').locator('..');

async function addFromPage(page: Page, { slug }: Product): Promise<void> {
  await page.goto(`/#/product/${slug}`);
  await page.getByRole('button', { name: /^In den Warenkorb/ }).click();
  await expect(page.getByRole('button', { name: /^Menge aktualisieren/ })).toBeVisible();
}

/** Sums are dimmed until the server has confirmed them. */
async function comesToRest(page: Page): Promise<void> {
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

/** What the server has, asked with the browser's own cookies. */
async function serverCart(page: Page): Promise<Record<string, number>> {
  const answer = await page.context().request.get('/api/shop/v1/shopping-cart');
  const { items } = (await answer.json()) as { items: { slug: string; quantity: number }[] };
  return Object.fromEntries(items.map(({ slug, quantity }) => [slug, quantity]));
}

test('[CA-02] [CA-03] [FR-05] [FR-11] a guest adds, sees it in the panel, changes it there, and finds it after a reload', async ({
  page,
  shop,
  axe,
}) => {
  const flower = await aFlower(shop.origin);
  const { title, minOrderQuantity: minimum, quantityIncrement: step, priceCent } = flower;
  await addFromPage(page, flower);
  await expect(page.getByText('Produkt wurde zum Warenkorb hinzugefügt')).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName('Warenkorb, eine Position');

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
  const [first, second] = (await flowers(shop.origin)) as [Product, Product];
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

test('[AU-03] a guest’s cart becomes the patient’s at sign-in, and nothing of it is left after the sign-out', async ({
  page,
  shop,
  mailbox,
  context,
}) => {
  const [first, second] = (await flowers(shop.origin)) as [Product, Product];
  await addFromPage(page, first);
  const email = await becomePatientByHand(page, mailbox);
  await expect(cartButton(page)).toHaveAccessibleName('Warenkorb, eine Position');
  expect(await serverCart(page)).toEqual({ [first.slug]: first.minOrderQuantity });

  await signOut(page);
  await expect(cartButton(page)).toHaveAccessibleName('Warenkorb');
  expect(await serverCart(page)).toEqual({});
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.filter((name) => /cart|signed_in|session/.test(name))).toEqual([]);
  for (const key of ['guest_cart_v1', 'cart_item_meta_v1'])
    expect(await page.evaluate((stored) => localStorage.getItem(stored), key)).toBeNull();

  await addFromPage(page, first);
  await addFromPage(page, second);
  await signIn(page, mailbox, email, 2);
  await expect(accountButton(page)).toBeVisible();
  await expect
    .poll(() => serverCart(page))
    .toEqual({ [first.slug]: 2 * first.minOrderQuantity, [second.slug]: second.minOrderQuantity });
  await expect(cartButton(page)).toHaveAccessibleName('Warenkorb, 2 Positionen');
});

test('a session that is over is told; what is chosen meanwhile is set after the next sign-in, not added', async ({
  page,
  shop,
  mailbox,
  context,
  browserErrors,
}) => {
  browserErrors.expect(/401/);
  const flower = await aFlower(shop.origin);
  const { minOrderQuantity: minimum, quantityIncrement: step } = flower;
  const email = await becomePatient(page, mailbox);
  const added = await context.request.post('/api/shop/v1/shopping-cart/items', {
    data: { itemId: flower.id, quantity: minimum + step },
  });
  expect(added.status()).toBe(200);
  await context.clearCookies({ name: /session_token$/ });

  await page.goto('/#/cart');
  await expect(page.getByText('Ihre Anmeldung ist abgelaufen.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Als Gast fortfahren' })).toBeVisible();
  await page.goto(`/#/product/${flower.slug}`);
  await page.getByRole('button', { name: /^In den Warenkorb/ }).click();
  await expect(page.getByText(/Ihre Auswahl ist auf diesem Gerät gespeichert/)).toBeVisible();

  await page.goto('/#/cart');
  await page.getByRole('main').getByRole('button', { name: 'Erneut anmelden' }).click();
  await askForCode(page, email);
  await page.keyboard.type(await readCode(mailbox, email, 2));
  await expect(accountButton(page)).toBeVisible();
  await expect.poll(() => serverCart(page)).toEqual({ [flower.slug]: minimum });
  await expect(dropdown(page, flower)).toHaveValue(String(minimum));
});

test('the way to the checkout asks a guest to sign in, and goes on from there', async ({ page, shop, mailbox }) => {
  const flower = await aFlower(shop.origin);
  await addFromPage(page, flower);
  await page.goto('/#/cart');
  await page.getByRole('region', { name: 'Summe' }).getByRole('link', { name: 'Zur Kasse' }).click();
  await expect(loginOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/#\/cart$/);

  await page.getByRole('region', { name: 'Summe' }).getByRole('link', { name: 'Zur Kasse' }).click();
  const email = `kasse-${Date.now()}@post.example`;
  await askForCode(page, email);
  await page.keyboard.type(await readCode(mailbox, email));
  await register(page);
  await expect(page).toHaveURL(/#\/checkout$/);
  await expect(page.getByRole('region', { name: 'Ihre Bestellung' })).toContainText(flower.title);
});

test('[CA-07] a server that is away: the product is kept on the device, told, and in the cart when it is back', async ({
  page,
  shop,
  context,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  const flower = await aFlower(shop.origin);
  // What counts the cart comes a little after the page; offline it could not come any more.
  const counter = page.waitForResponse(/header-overlays/);
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
  await expect(cartButton(page)).toHaveAccessibleName('Warenkorb, eine Position');

  await context.setOffline(false);
  await expect.poll(() => serverCart(page)).toEqual({ [flower.slug]: flower.minOrderQuantity });
  expect(await page.evaluate(() => localStorage.getItem('guest_cart_v1'))).toBe('[]');
  await page.goto('/#/cart');
  await expect(dropdown(page, flower)).toHaveValue(String(flower.minOrderQuantity));
  await expect(page.getByText(/^Nur auf diesem Gerät/)).toHaveCount(0);
});

test('sold out meanwhile: the line is marked, not counted, and easy to remove', async ({ page, shop, axe }) => {
  const all = await flowers(shop.origin);
  const [first, gone] = [all[0], all.at(-1)] as [Product, Product];
  await addFromPage(page, first);
  await addFromPage(page, gone);
  await setStock(shop, gone.slug, 0);
  try {
    await page.goto('/#/cart');
    const line = page.getByRole('listitem').filter({ hasText: gone.title });
    await expect(line.getByText(/^Zurzeit nicht lieferbar\./)).toBeVisible();
    await expect(dropdown(page, gone)).toHaveCount(0);
    await expect(total(page)).toContainText(euros(first.minOrderQuantity * (first.priceCent ?? 0)));
    await axe();
    await line.getByRole('button', { name: `${gone.title} entfernen` }).click();
    await expect.poll(() => serverCart(page)).toEqual({ [first.slug]: first.minOrderQuantity });
  } finally {
    await setStock(shop, gone.slug, gone.stock);
  }
});

test('10,000 quick clicks on plus are one quantity and no queue', async ({ page, shop }) => {
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

test('garbage in the stored cart is dropped, and the shop goes on', async ({ page, shop }) => {
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
