import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { expectNoBarrier } from './looks.ts';
import { becomePatient, giveHealthConsent } from './patient.ts';

/** A PNG of one white pixel. */
const aPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
  'base64',
);
const prescription = { name: 'rezept.png', mimeType: 'image/png', buffer: aPng };

/** A registered patient with two flowers in the cart and the checkout behind them. */
async function arriveAtPrescription(page: Page, mailbox: Parameters<typeof becomePatient>[1]): Promise<void> {
  await page.goto('/#/account');
  await becomePatient(page, mailbox);
  const { request } = page.context();
  const answer = await request.get('/api/shop/v1/pharmacy-shop/products?productType=bud&pageSize=200');
  const { items } = (await answer.json()) as { items: { id: string; available: boolean; priceCent: number | null }[] };
  const flowers = items.filter(({ available, priceCent }) => available && priceCent !== null);
  for (const { id } of flowers.slice(0, 2)) {
    await request.post('/api/shop/v1/shopping-cart/items', {
      headers: { origin: new URL(page.url()).origin },
      data: { itemId: id },
    });
  }
  await page.evaluate(() => {
    const address = { fullName: 'Clara Vogelsang', street: 'Sanderglacis 14', postalCode: '97072', city: 'Würzburg' };
    const choice = { billing: address, shipping: address, option: { id: 'standard', type: 'standard' } };
    localStorage.setItem('checkout_addresses_v1', JSON.stringify(choice));
  });
  await page.goto('/#/prescription');
  await page.reload();
  await expect(orderButton(page)).toBeVisible();
}

const orderButton = (page: Page) => page.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
const fileInput = (page: Page) => page.getByLabel('Datei auswählen');
const acceptTerms = (page: Page) => page.getByRole('checkbox', { name: /^Ich akzeptiere/ }).check();

test('[RX-02] [RX-03] a prescription is uploaded, outlives a reload, and is removed; a wrong file is not sent', async ({
  page,
  mailbox,
}) => {
  await arriveAtPrescription(page, mailbox);
  await giveHealthConsent(page);
  await fileInput(page).setInputFiles({ ...prescription, name: 'rezept.txt', mimeType: 'text/plain' });
  await expect(page.getByText('„rezept.txt“ ist kein PDF, JPG, PNG oder WebP und wurde nicht gesendet.')).toBeVisible();

  await fileInput(page).setInputFiles(prescription);
  await expect(page.getByText(/^Hochgeladen, 1/)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Vorschau von rezept.png' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Hochgeladen, 1/)).toBeVisible();
  await acceptTerms(page);
  await expect(orderButton(page)).toBeEnabled();

  await page.getByRole('button', { name: 'rezept.png entfernen' }).click();
  await expect(fileInput(page)).toBeFocused();
  await expect(page.getByText('Bitte laden Sie eine Rezeptdatei hoch')).toBeVisible();
  await expect(orderButton(page)).toBeDisabled();
});

test('[RX-02] a long upload tells how far it is and can be cancelled', inLongRun, async ({ page, mailbox }) => {
  await arriveAtPrescription(page, mailbox);
  await giveHealthConsent(page);
  const network = await page.context().newCDPSession(page);
  // A slow mobile connection.
  const slow = { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: 200 * 1024 };
  await network.send('Network.emulateNetworkConditions', slow);
  await fileInput(page).setInputFiles({
    ...prescription,
    buffer: Buffer.concat([aPng, Buffer.alloc(4 * 1024 * 1024)]),
  });
  const bar = page.getByRole('progressbar', { name: 'Wir laden Ihr Rezept hoch' });
  await expect(bar).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
  await page.getByRole('button', { name: 'Hochladen abbrechen' }).click();
  await expect(bar).toHaveCount(0);
  await expect(fileInput(page)).toBeFocused();
});

test(
  '[RX-04] a file that is no prescription is refused by its bytes, with the reason',
  inLongRun,
  async ({ page, mailbox, browserErrors }) => {
    browserErrors.expect(/status of 422/);
    await arriveAtPrescription(page, mailbox);
    await giveHealthConsent(page);
    await fileInput(page).setInputFiles({ ...prescription, buffer: Buffer.from('<html>kein Bild</html>') });
    await expect(
      page.getByText('Diese Datei ist kein PDF, JPG, PNG oder WebP. Bitte wählen Sie eine andere.'),
    ).toBeVisible();
    await expect(page.getByText('Bitte laden Sie eine Rezeptdatei hoch')).toBeVisible();
  },
);

test('on a desktop the order button is in sight beside the ways of a prescription, with nothing scrolled', async ({
  page,
  mailbox,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await arriveAtPrescription(page, mailbox);
  await expect(page.getByText('Gesamtbetrag mit Versandkosten steht fest')).toBeAttached();
  await expect(orderButton(page)).toBeInViewport({ ratio: 1 });
});

test('the prescription page in every look: no barrier, nothing over the edge', async ({
  page,
  mailbox,
  browserErrors,
}) => {
  test.slow();
  browserErrors.expect(/ERR_FAILED/);
  await arriveAtPrescription(page, mailbox);
  await expectNoBarrier(page, 'the question for the consent');
  await giveHealthConsent(page);
  await fileInput(page).setInputFiles(prescription);
  await expect(page.getByText(/^Hochgeladen, 1/)).toBeVisible();
  await expectNoBarrier(page, 'a file');

  // What the patient sees when the connection fails at the last step.
  await page.route('**/checkout/reserve-cart', (route) => route.abort());
  await page.getByRole('checkbox', { name: 'Telemedizin' }).check();
  await acceptTerms(page);
  await orderButton(page).click();
  await expect(page.getByRole('button', { name: 'Noch einmal senden' })).toBeVisible();
  await expectNoBarrier(page, 'an order that did not get through');
});

test('the consent comes before the file, and is withdrawn in the profile: told before, then done', async ({
  page,
  mailbox,
}) => {
  test.slow();
  await arriveAtPrescription(page, mailbox);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await expect(fileInput(page)).toBeDisabled();
  await giveHealthConsent(page);
  await page.getByRole('checkbox', { name: 'Signiertes PDF (QES)' }).check();
  await fileInput(page).setInputFiles({
    name: 'signiert.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
  });
  await expect(page.getByText(/^Hochgeladen, 1/)).toBeVisible();
  const [consentAt, formAt] = ['patient/consents', 'prescription/upload-url'].map((path) =>
    asked.indexOf(`POST /api/shop/v1/${path.startsWith('patient') ? '' : 'shopping-cart/'}${path}`),
  ) as [number, number];
  expect(consentAt).toBeGreaterThan(-1);
  expect(formAt).toBeGreaterThan(consentAt);
  await acceptTerms(page);
  await orderButton(page).click();
  await expect(page.getByText('Vielen Dank. Ihre Bestellung ist bei uns eingegangen.')).toBeVisible();
  // The page takes the thanks out of its history entry: an address typed at that moment would be undone.
  await expect.poll(() => page.evaluate(() => history.state?.usr ?? null)).toBeNull();

  await page.goto('/#/account');
  await page.getByRole('button', { name: 'Einwilligung widerrufen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Einwilligung widerrufen?' });
  await expect(dialog.getByRole('list', { name: 'Diese Bestellungen stornieren wir' })).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Diese Rezeptdateien löschen wir sofort' })).toHaveText('signiert.pdf');
  await expectNoBarrier(page, 'the withdrawal of a consent');
  await dialog.getByRole('button', { name: 'Jetzt widerrufen' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/^Widerrufen am /)).toBeVisible();
  await page.goto('/#/orders');
  await expect(page.getByText('Storniert').first()).toBeVisible();
});
