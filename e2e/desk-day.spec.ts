import fs from 'node:fs/promises';
import { statement } from './bank.ts';
import { expect, test } from './fixtures.ts';
import { expectNoBarrier } from './looks.ts';
import { pharmacy, reserve, shopCommand } from './pharmacy.ts';

test.use({ shopOf: 'desk-day' });

test('the day is closed with an open end and its reason, handed to an inspector, and checked at the terminal', async ({
  lead: desk,
  patient,
  shop,
}) => {
  test.slow();
  const code = await reserve(patient);
  await pharmacy(shop, code, 'review');

  await desk.getByRole('link', { name: 'Zahlungen' }).click();
  const interest = { cents: 7_500, purpose: 'Zinsen', reference: 'A1', name: 'Bank' };
  await desk.getByLabel('Dateien wählen').setInputFiles([statement('auszug.xml', [interest])]);
  await desk.getByRole('button', { name: 'Fertig' }).click();

  await test.step('an open end wants its reason', async () => {
    await desk.getByRole('link', { name: 'Nachweise', exact: true }).click();
    await expect(desk.getByRole('table', { name: 'Einträge' })).toBeVisible();
    await expectNoBarrier(desk, 'records');
    await desk.setViewportSize({ width: 1440, height: 900 });
    await desk.keyboard.press('t');
    const form = desk.getByRole('form', { name: /abschließen$/ });
    const send = form.getByRole('button', { name: /Abschließen und versiegeln/ });
    await send.click();
    const reason = form.getByRole('textbox', { name: 'Zahlungen ohne Bestellung (1): Grund' });
    await expect(reason).toBeFocused();
    await expectNoBarrier(desk, 'closing the day');
    await desk.setViewportSize({ width: 1440, height: 900 });
    await reason.fill('Zinsen, wird morgen geklärt');
    await send.click();
    await expect(desk.getByText('Tag abgeschlossen, Siegel 1.')).toBeVisible();
  });

  await test.step('an inspector gets the papers of the order', async () => {
    const inspection = desk.getByRole('form', { name: 'Überwachung' });
    await inspection.getByRole('radio', { name: 'Eine Charge' }).check();
    await inspection.getByLabel('Chargennummer').fill('gibt-es-nicht');
    await inspection.getByRole('radio', { name: 'Eine Bestellung' }).check();
    await inspection.getByLabel('Bestellnummer').fill(code);
    const [download] = await Promise.all([
      desk.waitForEvent('download'),
      inspection.getByRole('button', { name: 'Unterlagen als ZIP' }).click(),
    ]);
    const bytes = await fs.readFile(await download.path());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    // Names of files are not packed: what a folder shows says nothing about anybody's health.
    expect(bytes.toString('latin1')).not.toMatch(/Vogelsang|Käppele/);
  });

  await test.step('the seal is checked at the desk and at the terminal', async () => {
    await desk.getByRole('button', { name: /Jetzt prüfen/ }).click();
    await expect(desk.getByText('Alles geprüft, kein Bruch.')).toBeVisible();
    expect(await shopCommand(shop, 'records', 'check')).toContain('is intact');
  });
});
