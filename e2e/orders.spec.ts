import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { expectNoBarrier } from './looks.ts';
import { becomePatient, giveHealthConsent } from './patient.ts';
import { checkPrescription, pharmacy, prepareAndRelease, reserve } from './pharmacy.ts';

const nextStep = (page: Page) => page.getByRole('region', { name: 'Nächster Schritt' });

test('[OR-02, OR-03, OR-04, OR-05] an order from the reservation to the invoice', async ({ page, shop, mailbox }) => {
  test.slow();
  await page.goto('/#/orders');
  await becomePatient(page, mailbox);
  await expect(page.getByRole('heading', { name: 'Noch keine Bestellungen' })).toBeVisible();

  const code = await reserve(page, { isSigned: true });
  await page.reload();
  const order = page.getByRole('article', { name: code });
  await expect(order).toContainText('Eingegangen');
  await expect(order).toContainText(/Bestellung vom \d+\. \S+ \d{4}/);
  await expect(nextStep(page)).toContainText('Wir haben die Ware bis zum');

  await pharmacy(shop, code, 'review');
  await pharmacy(shop, code, 'ask', 'Wann wurde das Rezept ausgestellt?');
  await page.getByRole('button', { name: 'Details aktualisieren' }).click();
  await expect(page.getByText('Details aktualisiert', { exact: true })).toBeVisible();
  await expect(nextStep(page)).toContainText('Wann wurde das Rezept ausgestellt?');
  await page.getByLabel('Ihre Antwort').fill('Am 3. November.');
  await page.getByRole('button', { name: 'Antwort senden' }).click();
  await expect(order.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Nachrichten' })).toContainText('Am 3. November.');

  await checkPrescription(shop, code);
  await pharmacy(shop, code, 'verify');
  await pharmacy(shop, code, 'confirm');
  await page.reload();
  await expect(order).toContainText('Zahlung fehlt noch');
  await expect(nextStep(page)).toContainText(code);
  await expect(nextStep(page).getByRole('img', { name: /^GiroCode/ })).toBeVisible();

  await pharmacy(shop, code, 'paid', 'Kontoauszug 7');
  await prepareAndRelease(shop, code);
  await pharmacy(shop, code, 'ship', 'https://paket.example/1');
  await page.reload();
  await expect(order).toContainText('In Zustellung');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Rechnung herunterladen' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^rechnung-.+\.pdf$/);
  expect(
    fs
      .readFileSync(await download.path())
      .subarray(0, 4)
      .toString(),
  ).toBe('%PDF');

  await page.getByRole('button', { name: 'Erneut bestellen' }).click();
  await page.getByRole('link', { name: 'Zum Warenkorb' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Käppele 25/1' })).toBeVisible();
});

test(
  'a file is handed in later; then the reservation is cancelled and stays in the list',
  inLongRun,
  async ({ page, mailbox, axe }) => {
    await page.goto('/#/orders');
    await becomePatient(page, mailbox);
    const code = await reserve(page);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Rezept', exact: true })).not.toContainText('rezept.pdf');
    await page.getByRole('button', { name: 'Signiertes PDF hochladen' }).click();
    await axe();
    await giveHealthConsent(page);
    await page
      .getByLabel('Datei auswählen')
      .setInputFiles({ name: 'rezept.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });
    await expect(page.getByText('Rezeptdatei übermittelt', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Rezept', exact: true })).toContainText('rezept.pdf');
    await expect(page.getByRole('button', { name: 'Rezeptdatei ersetzen' })).toBeFocused();

    await page.getByRole('button', { name: 'Bestellung stornieren' }).click();
    await axe();
    await page.getByRole('button', { name: 'Jetzt stornieren' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(nextStep(page)).toContainText('Diese Bestellung ist storniert.');
    await page.reload();
    await expect(page.getByRole('article', { name: code })).toContainText('Storniert');
  },
);

test('an order in every look, from the empty list to the payment: no barrier, nothing over the edge', async ({
  page,
  shop,
  mailbox,
}) => {
  test.slow();
  await page.goto('/#/orders');
  await becomePatient(page, mailbox);
  await expect(page.getByRole('heading', { name: 'Noch keine Bestellungen' })).toBeVisible();
  await expectNoBarrier(page, 'no orders yet');

  const code = await reserve(page, { isSigned: true });
  await pharmacy(shop, code, 'review');
  await pharmacy(shop, code, 'ask', 'Wann wurde das Rezept ausgestellt?');
  await page.reload();
  await expect(page.getByLabel('Ihre Antwort')).toBeVisible();
  await page.getByRole('button', { name: 'Antwort senden' }).click();
  await expectNoBarrier(page, 'a question without an answer');
  await page.getByLabel('Ihre Antwort').fill('Am 3. November.');
  await page.getByRole('button', { name: 'Antwort senden' }).click();
  await expect(page.getByLabel('Ihre Antwort')).toBeHidden();

  await checkPrescription(shop, code);
  await pharmacy(shop, code, 'verify');
  await pharmacy(shop, code, 'confirm');
  await page.reload();
  await expect(nextStep(page).getByRole('img', { name: /^GiroCode/ })).toBeVisible();
  await page.getByRole('button', { name: 'Erneut bestellen' }).click();
  await expect(page.getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible();
  await expectNoBarrier(page, 'a payment that is due');
});
