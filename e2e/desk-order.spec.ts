import { expect, test } from './fixtures.ts';
import { expectNoBarrier } from './looks.ts';
import { checkPrescription, reserve, uploadPhoto } from './pharmacy.ts';
import { answer, ask, decision, openOrder, sayYes, startReview, story } from './workbench.ts';

test.use({ shopOf: 'desk-order' });

test('by keyboard: a question and its answer, the original, valid and accepted; a rejection; a change that is agreed', async ({
  lead: desk,
  patient,
  patientEmail,
  shop,
  mailbox,
}) => {
  test.slow();
  await test.step('asked, answered, valid, accepted', async () => {
    const code = await reserve(patient, { photo: await uploadPhoto(patient) });
    await openOrder(desk, code);
    await startReview(desk);
    await expectNoBarrier(desk, 'the workbench');
    await desk.setViewportSize({ width: 1440, height: 900 });

    await ask(desk, 'Danke!');

    await patient.reload();
    await expect(patient.getByText(/Foto Ihres Rezepts.*Danke!/).first()).toBeVisible();
    await answer(patient, 'Das Original ist unterwegs.');
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
      .poll(async () =>
        (await mailbox.allTo(patientEmail)).some(({ text }) => text?.includes('Ihr Rezept ist abgelaufen')),
      )
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
