import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import type { Mailbox } from './mailbox.ts';
import { askForCode, becomePatient, giveHealthConsent, loginOf, newAddress, readCode, register } from './patient.ts';
import { setStock } from './stock.ts';

const prescription = { name: 'rezept.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

const words = {
  de: {
    add: 'In den Warenkorb',
    toCheckout: 'Zur Kasse',
    checkout: 'Adresse und Versand',
    goOn: 'Weiter',
    prescription: 'Rezept einreichen',
    terms: /^Ich akzeptiere/,
    healthData: /^Ich willige/,
    consented: /^Sie haben am .* eingewilligt/,
    order: 'Zahlungspflichtig bestellen',
    thanks: 'Vielen Dank. Ihre Bestellung ist bei uns eingegangen.',
  },
  en: {
    add: 'Add to cart',
    toCheckout: 'To checkout',
    checkout: 'Address and delivery',
    goOn: 'Continue',
    prescription: 'Hand in your prescription',
    terms: /^I accept/,
    healthData: /^I (explicitly|expressly)/,
    consented: /^You consented to/,
    order: 'Order with obligation to pay',
    thanks: 'Thank you. We have received your order.',
  },
} as const;

/** The code that the orders page thanks for. */
async function placedCode(page: Page, thanks: string): Promise<string> {
  await expect(page.getByText(thanks)).toBeVisible();
  const order = page.getByRole('article').first();
  await expect(order).toBeVisible();
  const [code] = /[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}/.exec((await order.textContent()) ?? '') ?? [];
  return code ?? 'no code';
}

async function confirmationOf(mailbox: Mailbox, email: string, code: string) {
  await expect
    .poll(async () => (await mailbox.allTo(email)).filter(({ subject }) => subject?.includes(code)).length)
    .toBe(1);
  return (await mailbox.allTo(email)).find(({ subject }) => subject?.includes(code));
}

test('[CO-03, RX-03, RX-06] from the product to the order: a guest becomes a patient on the way, and the mail has the cover sheet', async ({
  page,
  mailbox,
}) => {
  test.slow();
  const say = words.de;
  await page.goto('/#/product/kaeppele-25-1');
  await page.getByRole('button', { name: say.add }).click();
  await expect(page.getByText('Produkt wurde zum Warenkorb hinzugefügt')).toBeVisible();
  await page.goto('/#/cart');
  await page.getByRole('link', { name: say.toCheckout }).click();

  const email = newAddress();
  await askForCode(page, email);
  await page.keyboard.type(await readCode(mailbox, email));
  await register(page);
  await expect(loginOf(page)).toHaveCount(0);

  await expect(page.getByRole('heading', { level: 1, name: say.checkout })).toBeVisible();
  await page.getByRole('button', { name: 'Wie Rechnungs­adresse' }).click();
  await page.getByRole('radio', { name: /^Botendienst/ }).check();
  await page.getByRole('button', { name: say.goOn, exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: say.prescription })).toBeVisible();
  await giveHealthConsent(page);
  await page.getByLabel('Datei auswählen').setInputFiles(prescription);
  await expect(page.getByText(/^Hochgeladen, /)).toBeVisible();
  await page.getByRole('checkbox', { name: say.terms }).check();
  await page.getByRole('button', { name: say.order }).click();

  const code = await placedCode(page, say.thanks);
  const mail = await confirmationOf(mailbox, email, code);
  expect(mail?.subject).not.toMatch(/cannabis|käppele/i);
  for (const said of ['Käppele 25/1', 'Botendienst', 'Widerruf']) expect(mail?.text).toContain(said);
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual([`deckblatt-${code}.pdf`]);
  await expect(page.getByRole('banner').getByRole('button', { name: /^Warenkorb/ })).not.toContainText(/\d/);
});

test('[RX-06] the same in English, picked up and with a prescription that the practice sends', async ({
  page,
  mailbox,
}) => {
  const say = words.en;
  await page.addInitScript(() => localStorage.setItem('locale', 'en'));
  await page.goto('/#/product/kaeppele-25-1');
  const email = await becomePatient(page, mailbox);
  await page.getByRole('button', { name: say.add }).click();
  await expect(page.getByText(/added to (?:the|your) cart/i).first()).toBeVisible();
  await page.goto('/#/cart');
  await page
    .getByRole('button', { name: say.toCheckout })
    .or(page.getByRole('link', { name: say.toCheckout }))
    .click();

  await expect(page.getByRole('heading', { level: 1, name: say.checkout })).toBeVisible();
  await page.getByRole('radio', { name: /^Pickup/i }).check();
  await page.getByRole('button', { name: say.goOn, exact: true }).click();
  await page.getByRole('checkbox', { name: 'Signed PDF (QES)' }).check();
  await page.getByRole('checkbox', { name: say.terms }).check();
  await giveHealthConsent(page);
  await page.getByRole('button', { name: say.order }).click();

  const code = await placedCode(page, say.thanks);
  const mail = await confirmationOf(mailbox, email, code);
  expect(mail?.text).toContain('Uferstraße 12');
  expect(mail?.attachments).toEqual([]);
});

/** Goes on with the Tab key until this has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not lead there');
}

async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('[CO-01, RX-01] by keyboard alone, from the cart to the order', async ({ page, mailbox }) => {
  test.slow();
  const say = words.de;
  await page.goto('/#/product/kaeppele-25-1');
  await becomePatient(page, mailbox);
  await pressOn(page, page.getByRole('button', { name: say.add }));
  await expect(page.getByText('Produkt wurde zum Warenkorb hinzugefügt')).toBeVisible();
  await page.goto('/#/cart');
  await pressOn(page, page.getByRole('link', { name: say.toCheckout }));
  await expect(page.getByRole('heading', { level: 1, name: say.checkout })).toBeVisible();
  // A group of choices is one stop; the arrow keys choose in it.
  await tabTo(page, page.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /^Botendienst/ })).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /^Selbstabholung/ })).toBeChecked();
  await pressOn(page, page.getByRole('button', { name: say.goOn, exact: true }));

  await expect(page.getByRole('heading', { level: 1, name: say.prescription })).toBeVisible();
  await pressOn(page, page.getByRole('checkbox', { name: 'Telemedizin' }), 'Space');
  await pressOn(page, page.getByRole('checkbox', { name: say.healthData }), 'Space');
  await expect(page.getByText(say.consented)).toBeVisible();
  await pressOn(page, page.getByRole('checkbox', { name: say.terms }), 'Space');
  await pressOn(page, page.getByRole('button', { name: say.order }));
  await placedCode(page, say.thanks);
});

test.describe('refused on the last step', () => {
  const say = words.de;

  /** A new patient with the smallest amount of one flower in the cart. */
  async function startWithKaeppele(page: Page, mailbox: Mailbox): Promise<void> {
    await page.goto('/#/product/kaeppele-25-1');
    await becomePatient(page, mailbox);
    await page.getByRole('button', { name: say.add }).click();
    await expect(page.getByRole('button', { name: 'Warenkorb, 1 Position' })).toBeVisible();
  }

  /** Through the checkout until only the order itself is left to press. */
  async function fillInToTheLastStep(page: Page): Promise<void> {
    await page.goto('/#/checkout');
    await page.getByRole('radio', { name: /^Selbstabholung/ }).check();
    await page.getByRole('button', { name: say.goOn, exact: true }).click();
    await page.getByRole('checkbox', { name: 'Telemedizin' }).check();
    await page.getByRole('checkbox', { name: say.terms }).check();
    await giveHealthConsent(page);
  }

  test.beforeEach(({ browserErrors }) => {
    test.slow();
    browserErrors.expect(/status of 409/);
  });

  test('sold out on the last step: told which, nothing typed is lost, and the rest is ordered with one click', async ({
    page,
    shop,
    mailbox,
  }) => {
    await startWithKaeppele(page, mailbox);
    await page.goto('/#/product/steinburg-20-1');
    await expect(page.getByRole('heading', { level: 1, name: 'Steinburg 20/1' })).toBeVisible();
    await page.getByRole('button', { name: say.add }).click();
    await expect(page.getByRole('button', { name: 'Warenkorb, 2 Positionen' })).toBeVisible();
    await fillInToTheLastStep(page);

    await setStock(shop, 'steinburg-20-1', 0);
    try {
      await page.getByRole('button', { name: say.order }).click();
      await expect(page.getByText('Der Gesamtbetrag hat sich geändert')).toBeVisible();
      await expect(page.getByText(say.consented)).toBeVisible();
      await page.getByRole('button', { name: /zahlungspflichtig bestellen$/i }).click();
      await placedCode(page, say.thanks);
    } finally {
      await setStock(shop, 'steinburg-20-1', 200);
    }
  });

  test(
    'more than one person can have on order: told which and how much, and ordered with the smaller amount',
    inLongRun,
    async ({ page, shop, mailbox }) => {
      await setStock(shop, 'kaeppele-25-1', 1_000);
      try {
        await startWithKaeppele(page, mailbox);
        const itemId = await page.evaluate(
          async () => (await (await fetch('/api/shop/v1/shopping-cart')).json()).items[0].itemId,
        );
        const setTo = (quantity: number) =>
          page.context().request.put('/api/shop/v1/shopping-cart/items/quantity', { data: { itemId, quantity } });
        await setTo(400);
        await fillInToTheLastStep(page);
        await page.getByRole('button', { name: say.order }).click();

        const notice = page.getByRole('main').getByRole('alert');
        await expect(notice).toContainText(/Käppele 25\/1: höchstens 300\sg/);
        await expect(notice).toBeFocused();
        await expect(page.getByText(say.consented)).toBeVisible();
        await notice.getByRole('link', { name: 'Menge im Warenkorb ändern' }).click();
        await expect(page.getByRole('heading', { level: 1, name: /Warenkorb/ })).toBeVisible();
        await setTo(300);
        await page.goto('/#/prescription');
        // The cart was changed behind the page: an order before it is read again is refused for its old total.
        await expect(page.getByRole('region', { name: 'Ihre Bestellung' })).toContainText(/300\sg/);
        await page.getByRole('checkbox', { name: say.terms }).check();
        await page.getByRole('button', { name: say.order }).click();
        await placedCode(page, say.thanks);
      } finally {
        await setStock(shop, 'kaeppele-25-1', 200);
      }
    },
  );
});
