import type { Page } from '@playwright/test';
import { openDeskAsLead } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { expectNoBarrier } from './looks.ts';
import { becomePatient } from './patient.ts';
import { checkPrescription, reserve, uploadPhoto } from './pharmacy.ts';

// The code that registers the lead's device counts once: these journeys have a shop of their own.
test.use({ shopEnv: { RATE_LIMITS: 'off', SHOP_OF: 'desk-order' } });

const decision = (desk: Page) => desk.getByRole('region', { name: 'Entscheidung' });
const story = (desk: Page) => desk.getByRole('complementary', { name: 'Bestellung und Verlauf' });

/** From anywhere at the desk, as somebody types a code. */
async function openOrder(desk: Page, code: string): Promise<void> {
  await desk.keyboard.press('/');
  await expect(desk.getByRole('searchbox')).toBeFocused();
  await desk.keyboard.type(code);
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('heading', { level: 1, name: code })).toBeVisible();
  await expect(decision(desk)).toBeVisible();
  await desk.locator('#main').focus();
}

/** Presses the main step's key once its button has this name, and waits for what is said of it. */
async function sayYes(desk: Page, name: RegExp, done: string): Promise<void> {
  // What keeps it locked would be its description.
  const step = decision(desk).getByRole('button', { name });
  await expect(step).toHaveAccessibleDescription('');
  await desk.keyboard.press('f');
  await expect(desk.getByText(done).first()).toBeVisible();
  // The same words may still stand there from the order before: the next step shows that this one is done.
  await expect(step).toBeHidden();
}

const startReview = (desk: Page) => sayYes(desk, /In Prüfung nehmen/, 'Die Bestellung ist in Prüfung.');

test('by keyboard: a question and its answer, the original, valid and accepted; a rejection; a change that is agreed', async ({
  page: desk,
  context,
  shop,
  mailbox,
}) => {
  test.slow();
  await openDeskAsLead(desk, shop, mailbox);
  const patient = await context.newPage();
  await patient.goto('/#/orders');
  const email = await becomePatient(patient, mailbox);

  await test.step('asked, answered, valid, accepted', async () => {
    const code = await reserve(patient, { photo: await uploadPhoto(patient) });
    await openOrder(desk, code);
    await startReview(desk);
    await expectNoBarrier(desk, 'the workbench');
    await desk.setViewportSize({ width: 1440, height: 900 });

    await desk.keyboard.press('r');
    await expect(desk.getByRole('combobox', { name: /Vorlage/ })).toBeFocused();
    await desk.keyboard.press('ArrowDown');
    await desk.keyboard.press('Tab');
    await desk.keyboard.press('End');
    await desk.keyboard.type(' Danke!');
    await desk.keyboard.press('Control+Enter');
    await expect(desk.getByText('Die Rückfrage ist abgeschickt.')).toBeVisible();

    await patient.reload();
    await expect(patient.getByText(/Foto Ihres Rezepts.*Danke!/).first()).toBeVisible();
    await patient.getByLabel('Ihre Antwort').fill('Das Original ist unterwegs.');
    await patient.getByRole('button', { name: 'Antwort senden' }).click();
    // The answer appears at the desk by itself.
    await expect(story(desk).getByText('Das Original ist unterwegs.')).toBeVisible();

    await desk.locator('#main').focus();
    await desk.keyboard.press('m');
    await expect(decision(desk).getByRole('button', { name: 'Original ist da' })).toBeFocused();
    await desk.keyboard.press('Enter');
    await expect(desk.getByText('Das Original ist eingetragen.')).toBeVisible();

    await expect(decision(desk)).toContainText(/\d+ Punkte offen: Rezept erfassen/);
    await checkPrescription(shop, code, 'original');
    await desk.locator('#main').focus();
    await sayYes(desk, /^Rezept gültig/, 'Das Rezept ist gültig.');
    await sayYes(desk, /^Bestellung annehmen/, 'Die Bestellung ist angenommen.');
    await expect(story(desk).getByRole('region', { name: 'Verlauf' })).toContainText('Angenommen');
    await patient.reload();
    await expect(patient.getByRole('article', { name: code })).toContainText('Zahlung fehlt noch');
  });

  await test.step('rejected', async () => {
    const code = await reserve(patient);
    await openOrder(desk, code);
    await startReview(desk);
    await expect(decision(desk).getByRole('button', { name: /^Ablehnen/ })).toBeVisible();
    await desk.keyboard.press('Shift+X');
    await expect(desk.getByRole('combobox', { name: /Vorlage/ })).toBeFocused();
    await expectNoBarrier(desk, 'a rejection');
    await desk.setViewportSize({ width: 1440, height: 900 });
    await desk.getByRole('combobox', { name: /Vorlage/ }).focus();
    await desk.keyboard.press('ArrowDown');
    await desk.keyboard.press('Control+Enter');
    await expect(desk.getByText('Die Bestellung ist abgelehnt.')).toBeVisible();
    await expect(decision(desk)).toContainText('Die Bestellung ist abgeschlossen.');
    await expect
      .poll(async () => (await mailbox.allTo(email)).some(({ text }) => text?.includes('Ihr Rezept ist abgelaufen')))
      .toBe(true);
  });

  await test.step('changed, and the patient agrees', async () => {
    const code = await reserve(patient, { grams: 10 });
    await openOrder(desk, code);
    await startReview(desk);
    await desk.keyboard.press('e');
    await expect(desk.getByRole('spinbutton', { name: 'Käppele 25/1' })).toBeFocused();
    await desk.keyboard.press('ArrowDown');
    await expect(desk.getByText('Unterschied')).toBeVisible();
    await expectNoBarrier(desk, 'a change');
    await desk.setViewportSize({ width: 1440, height: 900 });
    await desk.getByRole('textbox', { name: 'Begründung' }).focus();
    await desk.keyboard.type('Das Rezept nennt 5 g.');
    await desk.keyboard.press('Control+Enter');
    await expect(desk.getByText('Der Vorschlag ist abgeschickt.')).toBeVisible();

    await patient.reload();
    await expect(patient.getByText('Das Rezept nennt 5 g.').first()).toBeVisible();
    await expectNoBarrier(patient, 'a proposed change in the account');
    await patient.getByRole('button', { name: 'Zustimmen' }).click();
    await expect(patient.getByText('Bestellung geändert').first()).toBeVisible();
    await expect(story(desk).getByRole('region', { name: 'Positionen' })).toContainText('5 g');
    await expect(story(desk).getByRole('region', { name: 'Verlauf' })).toContainText('Änderung zugestimmt');
  });
});
