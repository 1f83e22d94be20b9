import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { expectNoBarrier } from './looks.ts';
import type { Mailbox } from './mailbox.ts';
import {
  accountButton,
  askForCode,
  becomePatient,
  becomePatientByHand,
  loginOf,
  newAddress,
  readCode,
  signIn,
} from './patient.ts';

const person = { name: 'Zur Person' };
const guestButton = { name: 'Anmelden oder registrieren' };

test('[PR-01] a patient sees the own data and changes the billing address', async ({ page, mailbox }) => {
  await page.goto('/#/account');
  await expect(page.getByRole('heading', { name: 'Bitte melden Sie sich an' })).toBeVisible();
  const email = await becomePatientByHand(page, mailbox);

  await expect(page.getByRole('region', person)).toContainText('Clara Maria Vogelsang');
  await expect(page.getByRole('region', person)).toContainText(email);
  await expect(page.getByRole('region', person)).toContainText('4. Mai 1988');
  await expect(page.getByRole('region', { name: /^Einwilli.?gungen$/ })).toContainText(
    /Akzeptiert am \d+\. \S+ \d{4}, \d\d:\d\d Uhr/,
  );

  await page.getByRole('button', { name: 'Rechnungsadresse ändern' }).click();
  await expect(page.getByRole('main').getByLabel('Name', { exact: true })).toBeFocused();
  await page.getByRole('main').getByLabel('Straße').fill('Straße des 17. Juni 135');
  await page.getByRole('main').getByLabel('Hausnummer').fill('');
  await page.getByRole('main').getByLabel('Postleitzahl').fill('10623');
  await page.getByRole('main').getByLabel('Ort').fill('Berlin');
  await page.getByRole('button', { name: 'Adresse speichern' }).click();
  await expect(page.getByText('Adresse gespeichert.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rechnungsadresse ändern' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('region', { name: /^Rechnungs.?adresse$/ })).toContainText('Straße des 17. Juni 135');
  await expect(page.getByRole('region', { name: /^Rechnungs.?adresse$/ })).toContainText('10623 Berlin');
});

test('telephone number and e-mail address are corrected, the latter by a code from each mailbox', async ({
  page,
  mailbox,
  axe,
}) => {
  const email = await becomePatient(page, mailbox);
  await page.goto('/#/account');
  await page.getByRole('button', { name: 'Telefonnummer ändern' }).click();
  const phone = `30${Math.floor(1_000_000 + Math.random() * 8_999_999)}`;
  await page.getByLabel('Neue Telefonnummer').fill(`0${phone}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', person)).toContainText(`+49 ${phone}`);

  const other = newAddress();
  await proveAddress(page, mailbox, other);
  await expect(page.getByRole('heading', { name: 'Ihre neue E-Mail-Adresse gilt noch nicht' })).toBeVisible();
  await axe();
  await expect(page.getByRole('form', { name: 'Code aus dem bisherigen Postfach' })).toBeVisible();
  await expect(page.getByLabel('Ziffer 1 von 6')).toBeFocused();
  await page.keyboard.type(await readCode(mailbox, email, 2));
  await expect(page.getByText('E-Mail-Adresse geändert.')).toBeVisible();
  await expect(page.getByRole('region', person)).toContainText(other);

  await page.reload();
  await accountButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Guten Tag, Clara' })).toContainText(other);
});

/** As far as the new mailbox leads. */
async function proveAddress(page: Page, mailbox: Mailbox, other: string) {
  await page.getByRole('button', { name: 'E-Mail-Adresse ändern' }).click();
  await page.getByLabel('Neue E-Mail-Adresse').fill(other);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Ziffer 1 von 6')).toBeFocused();
  await page.keyboard.type(await readCode(mailbox, other));
}

test(
  'a change of address waits, is taken back, and is stopped by the link in the old mailbox',
  inLongRun,
  async ({ page, mailbox, browser, shop, browserErrors }) => {
    // The session of the page that is left open has ended: it may ask for the profile before it knows.
    browserErrors.allow(/401/);
    const email = await becomePatient(page, mailbox);
    await page.goto('/#/account');
    const waiting = page.getByRole('heading', { name: 'Ihre neue E-Mail-Adresse gilt noch nicht' });
    await proveAddress(page, mailbox, newAddress());
    await page.getByRole('button', { name: 'Später' }).click();
    await page.reload();
    await expect(waiting).toBeVisible();
    await expectNoBarrier(page, 'an address that waits');
    await page.getByRole('button', { name: 'Änderung abbrechen' }).click();
    await expect(waiting).toHaveCount(0);

    // One code in thirty seconds: a second account asks.
    await page.context().clearCookies();
    const owner = await becomePatient(page, mailbox);
    await proveAddress(page, mailbox, newAddress());
    await expect(waiting).toBeVisible();
    await readCode(mailbox, owner, 2);
    const mail = await mailbox.latestTo(owner);
    const link = /http:\S+\/#\/stop-email-change\/[\w-]+/.exec(mail.text ?? '')?.[0] ?? 'no link';

    const elsewhere = await browser.newPage();
    await elsewhere.goto(link);
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Änderung Ihrer E-Mail-Adresse stoppen');
    await page.reload();
    await expect(waiting).toBeVisible();
    await elsewhere.getByRole('button', { name: 'Änderung stoppen' }).click();
    await expect(elsewhere.getByRole('heading', { name: 'Die Änderung ist gestoppt' })).toBeFocused();
    await expect(elsewhere).toHaveURL(`${shop.origin}/#/stop-email-change`);
    await elsewhere.close();

    await page.reload();
    await expect(page.getByRole('heading', { name: 'Bitte melden Sie sich an' })).toBeVisible();
    expect(email).not.toBe(owner);
  },
);

test('the pages behind links in mails: no barrier that a machine can find, and nothing over the edge', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status of 410/);
  await page.goto('/#/this-device/x');
  await expect(page.getByRole('button', { name: 'Das ist mein Gerät' })).toBeVisible();
  await expectNoBarrier(page, 'a device');
  await page.goto('/#/stop-email-change/x');
  await expect(page.getByRole('button', { name: 'Änderung stoppen' })).toBeVisible();
  await expectNoBarrier(page, 'a change to stop');
  await page.getByRole('button', { name: 'Änderung stoppen' }).click();
  await expect(page.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeFocused();
  await expectNoBarrier(page, 'a link that is over');
});

test('delivery addresses are added, changed and removed', inLongRun, async ({ page, mailbox, axe }) => {
  await becomePatient(page, mailbox);
  await page.goto('/#/account');
  const delivery = page.getByRole('region', { name: /^Liefer.?adressen$/ });
  await page.getByRole('button', { name: /^Liefer.?adresse hinzufügen$/ }).click();
  for (const [label, text] of [
    ['Name', 'Ute Vogelsang'],
    ['Straße', 'Domstraße 8'],
    ['Postleitzahl', '97070'],
    ['Ort', 'Würzburg'],
  ] as const) {
    await page.getByRole('main').getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByRole('button', { name: 'Adresse speichern' }).click();
  await expect(delivery).toContainText('Domstraße 8');
  await axe();
  await page.getByRole('button', { name: 'Lieferadresse Domstraße 8, 97070 Würzburg ändern' }).click();
  await page.getByRole('main').getByLabel('Hausnummer').fill('9');
  await page.getByRole('button', { name: 'Adresse speichern' }).click();
  await expect(delivery).toContainText('Domstraße 9');
  await page.reload();
  await expect(delivery).toContainText('Domstraße 9');
  await page.getByRole('button', { name: 'Lieferadresse Domstraße 9, 97070 Würzburg löschen' }).click();
  await axe();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen', exact: true }).click();
  await expect(delivery).toContainText('Sie haben noch keine Lieferadresse gespeichert.');
  await page.reload();
  await expect(delivery).toContainText('Sie haben noch keine Lieferadresse gespeichert.');
});

test('the own data is downloaded as a ZIP', async ({ page, mailbox }) => {
  await becomePatient(page, mailbox);
  await page.goto('/#/account');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Daten herunter.?laden$/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^meine-daten-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = fs.readFileSync(await download.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
});

test('a deleted account is gone, and one is Home', inLongRun, async ({ page, mailbox, axe }) => {
  const email = await becomePatient(page, mailbox);
  await page.goto('/#/account');
  await page.getByRole('button', { name: 'Konto löschen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Konto löschen' });
  await expect(dialog).toContainText('Rechnungen: 8 Jahre');
  await axe();
  await dialog.getByLabel('Zur Bestätigung: Ihre E-Mail-Adresse').fill(email);
  await dialog.getByRole('button', { name: 'Konto endgültig löschen' }).click();
  await expect(page.getByText('Ihr Konto ist gelöscht. Sie sind abgemeldet.')).toBeVisible();
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.getByRole('banner').getByRole('button', guestButton)).toBeVisible();

  await signIn(page, mailbox, email, 2);
  await expect(loginOf(page).getByText('Fast geschafft –')).toBeVisible();
});

test(
  'a session that ends with a form open: one signs in above it and goes on',
  inLongRun,
  async ({ page, mailbox, browserErrors }) => {
    browserErrors.expect(/status of 401/);
    const email = await becomePatient(page, mailbox);
    await page.goto('/#/account');
    await page.getByRole('button', { name: 'Rechnungsadresse ändern' }).click();
    await page.getByRole('main').getByLabel('Ort').fill('Berlin');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Adresse speichern' }).click();
    await askForCode(page, email);
    await page.keyboard.type(await readCode(mailbox, email, 2));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('main').getByLabel('Ort')).toHaveValue('Berlin');
    await page.getByRole('button', { name: 'Adresse speichern' }).click();
    await expect(page.getByRole('region', { name: /^Rechnungs.?adresse$/ })).toContainText('Berlin');
  },
);

test('the profile: no barrier that a machine can find, and nothing over the edge', async ({
  page,
  mailbox,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_FAILED/);
  await becomePatient(page, mailbox);
  await page.goto('/#/account');
  await expect(page.getByRole('region', person)).toBeVisible();
  await expectNoBarrier(page, 'the data');
  await page.getByRole('button', { name: 'Rechnungsadresse ändern' }).click();
  await page.getByRole('main').getByLabel('Ort').fill('');
  await page.getByRole('button', { name: 'Adresse speichern' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectNoBarrier(page, 'a failure in a form');

  // What the patient sees while the connection fails.
  await page.route('**/patient/personal-data', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Beispieldaten', { exact: true }).first()).toBeVisible();
  await expectNoBarrier(page, 'the sample data');
});
