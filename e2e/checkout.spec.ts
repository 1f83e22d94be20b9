import type { Locator, Page } from '@playwright/test';
import { euros } from './amounts.ts';
import { aFlower } from './cart.ts';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { expectNoBarrier } from './looks.ts';
import { becomePatient } from './patient.ts';

const summary = (page: Page) => page.getByRole('region', { name: 'Ihre Bestellung' });
const sumOf = (page: Page, name: string) => summary(page).getByText(name, { exact: true }).locator('..');
const next = (page: Page) => page.getByRole('button', { name: 'Weiter', exact: true });
const shippingCard = (page: Page) => page.getByRole('region', { name: /^Liefer.?adresse$/ });
const storedChoice = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('checkout_addresses_v1') ?? 'null'));

/** An address in Germany as the browser keeps it. */
function storedAddress(fullName: string, street: string, postalCode: string, city: string) {
  return { fullName, street, postalCode, city, country: 'DE', lat: null, long: null };
}

/** A registered patient at the checkout, with the minimum of a flower in the cart; its price. */
async function atCheckout(page: Page, mailbox: Parameters<typeof becomePatient>[1]): Promise<number> {
  await page.goto('/#/faq');
  const flower = await aFlower(new URL(page.url()).origin);
  await page.request.post('/api/shop/v1/shopping-cart/items', { data: { itemId: flower.id } });
  await becomePatient(page, mailbox);
  await page.goto('/#/checkout');
  await expect(page.getByRole('radio', { name: /^Standardversand/ })).toBeChecked();
  return flower.minOrderQuantity * (flower.priceCent ?? 0);
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [0] });
}

test('[CO-01] [CO-02] [CO-03] [CO-04] [CO-05] from the addresses to the prescription, with the keyboard alone', async ({
  page,
  mailbox,
}) => {
  const itemsCents = await atCheckout(page, mailbox);
  await expect(sumOf(page, 'Gesamt')).toContainText(euros(itemsCents + 590));

  await tabTo(page, page.getByRole('button', { name: /^Liefer.?adresse eingeben$/ }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByLabel('Name', { exact: true }));
  // One field after the other, as a form is filled in.
  for (const text of ['Ute Vogelsang', ' Unter den Linden 5 ', '10117', 'Berlin']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(shippingCard(page)).toContainText('Unter den Linden 5');
  await expect(page.getByText('Adresse gespeichert.', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Botendienst/ })).toBeDisabled();
  await expect(page.getByText('Der Botendienst fährt nicht zu dieser Postleitzahl.')).toBeVisible();

  await tabTo(page, page.getByRole('radio', { name: /^Standardversand/ }));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /^Selbstabholung/ })).toBeChecked();
  await expect(sumOf(page, 'Selbstabholung')).toContainText('Kostenlos');
  await expect(sumOf(page, 'Gesamt')).toContainText(euros(itemsCents));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Standardversand/ })).toBeChecked();

  await tabTo(page, next(page));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/prescription$/);
  expect(await storedChoice(page)).toEqual({
    billing: storedAddress('Clara Maria Vogelsang', 'Sanderglacis 14', '97072', 'Würzburg'),
    shipping: storedAddress('Ute Vogelsang', 'Unter den Linden 5', '10117', 'Berlin'),
    option: { id: 'standard', type: 'standard' },
  });

  // The address that was ticked is there for the next order, and what was chosen is still so.
  await page.goBack();
  await expect(shippingCard(page)).toContainText('Berlin');
  await page.getByRole('button', { name: 'Lieferadresse ändern' }).click();
  await expect(
    dialog.getByRole('button', { name: 'Ute Vogelsang, Unter den Linden 5, 10117 Berlin wählen' }),
  ).toBeVisible();
});

test(
  '[CO-05] [NA-06] rates that cannot be read are open, not free; the terms open beside the order; the profile has the new address',
  inLongRun,
  async ({ page, mailbox, browserErrors }) => {
    browserErrors.expect(/ERR_FAILED/);
    const itemsCents = await atCheckout(page, mailbox);
    await page.route('**/checkout/shipping-options?*', (route) => route.abort());
    await shippingCard(page)
      .getByRole('button', { name: /^Wie Rechnungs.?adresse$/ })
      .click();
    // The same address is not asked again.
    await expect(sumOf(page, 'Gesamt')).toContainText(euros(itemsCents + 590));

    await page.getByRole('button', { name: 'Rechnungsadresse ändern' }).click();
    await page.getByRole('dialog').getByLabel('Straße und Hausnummer').fill('Straße des 17. Juni 135');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Wir konnten die Versandkosten nicht ermitteln.')).toBeVisible({ timeout: 20_000 });
    await expect(sumOf(page, 'Gesamt ohne Versand')).toContainText(euros(itemsCents));
    await expect(summary(page)).toContainText('wird noch ermittelt');
    await expect(summary(page)).not.toContainText('Kostenlos');
    await page.unroute('**/checkout/shipping-options?*');
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(sumOf(page, 'Gesamt')).toContainText(euros(itemsCents + 590));

    const [terms] = await Promise.all([
      page.waitForEvent('popup'),
      summary(page).getByRole('link', { name: /^AGB/ }).click(),
    ]);
    await expect(terms).toHaveURL(/#\/agb$/);
    await terms.close();
    await expect(page).toHaveURL(/#\/checkout$/);
    await page.goto('/#/account');
    await expect(page.getByRole('region', { name: /^Rechnungs.?adresse$/ })).toContainText('Straße des 17. Juni 135');
  },
);

test('no barrier and nothing over the edge, in every look: signed out, with something missing, and in the dialog', async ({
  page,
  mailbox,
  axe,
}) => {
  test.setTimeout(120_000);
  await page.goto('/#/checkout');
  await expect(page.getByRole('heading', { name: 'Nicht angemeldet' })).toBeVisible();
  await axe();

  await atCheckout(page, mailbox);
  await next(page).press('Enter');
  await expect(summary(page).getByText('Damit Sie weitergehen können, fehlt noch:').locator('..')).toBeFocused();
  await expectNoBarrier(page, 'the checkout');

  await page.getByRole('button', { name: /^Liefer.?adresse eingeben$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Straße und Hausnummer').fill('Schlosspark');
  await dialog.getByRole('button', { name: 'Adresse übernehmen' }).click();
  await expect(dialog.getByLabel('Hausnummer', { exact: true })).toBeVisible();
  await expectNoBarrier(page, 'the dialog', () => dialog.evaluate((box) => box.scrollWidth - box.clientWidth));
});
