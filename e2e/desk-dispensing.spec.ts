import { expect, test } from './fixtures.ts';
import { expectNoBarrier } from './looks.ts';
import { openPacking } from './packing.ts';
import { checkPrescription, demoBatch, flowerLine, pharmacy, reserve } from './pharmacy.ts';
import { ask, decision, openOrder, sayYes, startReview } from './workbench.ts';

test.use({ shopOf: 'desk-dispensing' });

test('by keyboard: nothing is accepted without the signed file, and no more than is prescribed', async ({
  lead: desk,
  patient,
  shop,
}) => {
  test.slow();
  const verify = decision(desk).getByRole('button', { name: /^Rezept gültig/ });
  await test.step('no file', async () => {
    await openOrder(desk, await reserve(patient));
    await startReview(desk);
    await expect(decision(desk)).toContainText('Signierte Datei fehlt');
    await expectNoBarrier(desk, 'an order without its file');
    await desk.setViewportSize({ width: 1440, height: 900 });
    await desk.locator('#main').focus();
    await desk.keyboard.press('f');
    await expect(verify).toBeDisabled();
    await expect(decision(desk)).toContainText('Signierte Datei fehlt');
    await ask(desk, 'Bitte laden Sie die Datei hoch.');
    await expect(desk.getByText('Bitte laden Sie die Datei hoch.').first()).toBeVisible();
  });

  await test.step('5 g are prescribed, and 10 g ordered', async () => {
    const code = await reserve(patient, { isSigned: true, grams: 10 });
    await pharmacy(shop, code, 'review');
    await checkPrescription(shop, code);
    await openOrder(desk, code);
    const row = desk
      .getByRole('list', { name: 'Rezept gegen Bestellung' })
      .getByText('Bestellt ist mehr als verordnet.');
    await expect(row).toBeVisible();
    await expectNoBarrier(desk, 'an order of more than is prescribed');
    await desk.setViewportSize({ width: 1440, height: 900 });
    await desk.locator('#main').focus();
    await desk.keyboard.press('f');
    await expect(verify).toBeDisabled();
    await expect(decision(desk)).toContainText('1 Punkt offen: Abweichung');
    // The way out: less is proposed to the patient.
    await desk.keyboard.press('e');
    await expect(desk.getByRole('spinbutton', { name: 'Käppele 25/1' })).toBeFocused();
  });
});

test('by keyboard: the dose that the practice names is what the label says', async ({ lead: desk, patient, shop }) => {
  test.slow();
  const code = await reserve(patient, { isSigned: true });
  await pharmacy(shop, code, 'review');
  const line = { ...flowerLine, instructions: 'gem. schriftl. Anweisung' };
  await checkPrescription(shop, code, 'signature=valid,DSS 6', { line });
  await openOrder(desk, code);
  const rows = desk.getByRole('list', { name: 'Rezept gegen Bestellung' });
  await expect(rows.getByText(/Ein bloßer Verweis reicht nicht/)).toBeVisible();
  const dose = rows.getByRole('textbox', { name: 'Dosierung für das Etikett' });
  await rows.getByRole('textbox', { name: 'Gesprochen mit' }).focus();
  await desk.keyboard.type('Frau Ott');
  await dose.focus();
  await desk.keyboard.type('wie besprochen');
  await desk.keyboard.press('Enter');
  await expect(dose).toHaveAccessibleDescription(/Ein Verweis reicht nicht/);
  await expectNoBarrier(desk, 'a dose that is none');
  await desk.setViewportSize({ width: 1440, height: 900 });
  await dose.focus();
  await desk.keyboard.press('ControlOrMeta+a');
  await desk.keyboard.type('abends 0,1 g verdampfen');
  await desk.keyboard.press('Enter');
  await expect(rows.getByText(/mit Frau Ott, /)).toBeVisible();
  await desk.locator('#main').focus();
  await sayYes(desk, /^Rezept gültig/, 'Das Rezept ist gültig.');
  await sayYes(desk, /^Bestellung annehmen/, 'Die Bestellung ist angenommen.');

  for (const words of [['paid', 'Auszug 7'], ['prepare'], ['weigh', demoBatch, '5']])
    await pharmacy(shop, code, ...words);
  await openPacking(desk, code);
  const label = desk.getByRole('img', { name: /Etikett für Käppele/ });
  await expect(label).toContainText('abends 0,1 g verdampfen');
  await expect(label).not.toContainText('Anweisung');
  await expectNoBarrier(desk, 'the label with the settled dose');
  const printing = desk.waitForEvent('download');
  await desk.getByRole('button', { name: /Etikett 1.*drucken/ }).press('Enter');
  expect((await printing).suggestedFilename()).toBe(`label-${code}.pdf`);
});
