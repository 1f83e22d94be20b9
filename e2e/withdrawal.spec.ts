import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoBarrier } from './looks.ts';
import { newAddress } from './patient.ts';

async function fillIn(page: Page, email: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Name', { exact: true }).fill('Clara Vogelsang');
  await main.getByLabel('Bestellnummer').fill('7KQX-M29F');
  await main.getByLabel(/^E-Mail/).fill(email);
  await main.getByLabel('Nur einzelne Produkte').check();
  await main.getByLabel('Welche Produkte?').fill('Käppele 25/1, 5 g');
}

const withdraw = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Vertrag widerrufen' });

test('a contract is withdrawn from without a sign-in, and the receipt comes by mail', async ({ page, mailbox }) => {
  const email = newAddress();
  // Not the shop: its list grows above the footer, away from under the pointer.
  await page.goto('/#/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await fillIn(page, email);
  await withdraw(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Widerruf bestätigen' })).toBeFocused();

  // The browser's way back leads to the form, and nothing of it is lost or in the address.
  await page.goBack();
  await expect(page.getByLabel('Welche Produkte?')).toHaveValue('Käppele 25/1, 5 g');
  expect(page.url()).toMatch(/#\/widerruf$/);
  await withdraw(page).click();
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ihr Widerruf ist eingegangen' })).toBeFocused();
  const received = await page.getByText(/^Eingegangen am \d+\. \S+ \d{4} um \d\d:\d\d Uhr$/).textContent();
  const [time] = /\d\d:\d\d/.exec(received ?? '') ?? [];

  const mail = await mailbox.latestTo(email);
  for (const words of ['7KQX-M29F', 'Nur einzelne Produkte', time]) expect(mail.text).toContain(words);
  // Whether or not there is such an order, the receipt repeats what was declared.
  for (const typed of ['Clara Vogelsang', 'Käppele']) expect(mail.text).toContain(typed);

  // On paper the receipt stands alone.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Eingegangen am /)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Widerrufs.?belehrung$/ })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Bestätigung drucken' })).toBeHidden();
});

test('the withdrawal in every look, step by step: no barrier, nothing over the edge', async ({ page }) => {
  test.slow();
  await page.goto('/#/widerruf');
  await withdraw(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectNoBarrier(page, 'nothing filled in');
  await fillIn(page, newAddress());
  await withdraw(page).click();
  await expect(page.getByRole('button', { name: 'Widerruf bestätigen' })).toBeVisible();
  await expectNoBarrier(page, 'the review');
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(page.getByText(/^Eingegangen am /)).toBeVisible();
  await expectNoBarrier(page, 'the receipt');
});
