import { addFromPage, aFlower, cartButton, dropdown, flowers, serverCart } from './cart.ts';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
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

test('[AU-03] a guest’s cart becomes the patient’s at sign-in, and nothing of it is left after the sign-out', async ({
  page,
  shop,
  mailbox,
  context,
}) => {
  const [first, second] = await flowers(shop.origin);
  await addFromPage(page, first);
  const email = await becomePatientByHand(page, mailbox);
  await expect(cartButton(page)).toHaveAccessibleName('Warenkorb, 1 Position');
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

test(
  'the way to the checkout asks a guest to sign in, and goes on from there',
  inLongRun,
  async ({ page, shop, mailbox }) => {
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
  },
);
