import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoBarrier } from './looks.ts';
import { finishPacking, printLabel, releaseOrder, saveWeight, weighOnly } from './packing.ts';
import { becomePatient } from './patient.ts';
import { confirmPaidOrder, reserve } from './pharmacy.ts';

test.use({ shopOf: 'desk-stock' });

const analysis = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\n% Charge K26-1107\n%%EOF\n');

async function openProduct(desk: Page): Promise<void> {
  await desk.getByRole('link', { name: 'Bestand' }).click();
  await expect(desk.getByRole('list', { name: 'Produkte' })).toBeVisible();
  await desk.keyboard.press('/');
  await expect(desk.getByRole('searchbox', { name: 'Im Bestand suchen' })).toBeFocused();
  await desk.keyboard.type('käppele 25/1');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('list', { name: 'Produkte' }).getByRole('listitem')).toHaveCount(1);
  await desk.keyboard.press('j');
  await expect(desk.getByRole('link', { name: 'Käppele 25/1' })).toBeFocused();
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('heading', { level: 1, name: 'Käppele 25/1' })).toBeVisible();
}

test('goods come in, are released, sold with the analysis of their batch, packed out of it, released by another and sent', async ({
  page: patient,
  openDesk,
  shop,
  mailbox,
}) => {
  test.slow();
  const pka = await openDesk({ name: 'Lea Baum', role: 'pka' });
  await openProduct(pka);
  // The opening stock would go out first: counted away, the new batch is the next.
  const opening = pka.getByRole('listitem', { name: 'Charge A-90000156' });
  await expect(opening).toBeVisible();
  await pka.keyboard.press('j');
  await pka.keyboard.press('z');
  await expect(pka.getByRole('textbox', { name: 'Gezählt, in g' })).toBeFocused();
  await pka.keyboard.type('0');
  await pka.keyboard.press('Tab');
  await pka.keyboard.type('Inventur');
  await pka.keyboard.press('Enter');
  await expect(pka.getByRole('row', { name: /Zählung/ })).toBeVisible();
  await expectNoBarrier(pka, 'the stock of a product');

  await pka.keyboard.press('Escape');
  await expect(pka.getByText('leer')).toBeVisible();
  await pka.keyboard.press('w');
  await expect(pka.getByRole('textbox', { name: 'Lieferant' })).toBeFocused();
  const batch = [
    'Rhön Cannamed GmbH',
    'LS-2026-11842',
    'käppele 25/1',
    'K26-1107',
    '04.2028',
    '40',
    '23,4',
    '0,7',
    'Myrcen',
  ];
  for (const words of batch) {
    // As fast as a person: faster keys are a scanner's, and Enter ends its code.
    await pka.keyboard.type(words, { delay: 120 });
    await pka.keyboard.press('Enter');
  }
  const delivered = pka.getByRole('list', { name: 'Chargen dieser Lieferung' });
  await expect(delivered.getByText('Wartet in Quarantäne auf die Freigabe.')).toBeVisible();
  await expect(pka.getByRole('button', { name: /freigeben/ })).toHaveCount(0);
  await expect(pka.getByRole('combobox', { name: 'Produkt' })).toBeFocused();
  await delivered
    .locator('input[type="file"]')
    .setInputFiles({ name: 'coa.pdf', mimeType: 'application/pdf', buffer: analysis });
  await expect(delivered.getByRole('button', { name: /Zertifikat herunterladen: coa\.pdf/ })).toBeVisible();
  await expectNoBarrier(pka, 'goods-in');

  const pharmacist = await openDesk({ name: 'Anna Reuter', role: 'pharmacist' });
  await openProduct(pharmacist);
  await pharmacist.getByRole('button', { name: 'Charge K26-1107 freigeben' }).click();
  await pharmacist.getByRole('textbox', { name: 'Prüfnummer der Apotheke' }).fill('P-2026-0417');
  await pharmacist.getByRole('combobox', { name: 'Identität geprüft durch' }).selectOption('Chromatographie');
  await expectNoBarrier(pharmacist, 'the form of a release');
  await pharmacist.keyboard.press('Control+Enter');
  await expect(pharmacist.getByText('40 g freigegeben = 40 g frei + 0 g reserviert')).toBeVisible();
  await expect(pharmacist.getByText(/Chromatographie, Prüfnummer P-2026-0417, .*Anna Reuter/)).toBeVisible();

  await patient.goto('/#/product/kaeppele-25-1');
  await expect(patient.getByRole('meter', { name: 'THC-Gehalt' })).toHaveAttribute('aria-valuenow', '23.4');
  const [download] = await Promise.all([
    patient.waitForEvent('download'),
    patient.getByRole('link', { name: /Analysenzertifikat/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('analysenzertifikat-kaeppele-25-1.pdf');
  expect((await readFile(await download.path())).equals(analysis)).toBe(true);

  await pharmacist.getByRole('link', { name: 'Bestand' }).click();
  await expect(pharmacist.getByRole('list', { name: 'Produkte' })).toBeVisible();
  await expectNoBarrier(pharmacist, 'the stock');

  await test.step('what was delivered is sold and packed out of its batch, and another person releases it', async () => {
    await patient.goto('/#/orders');
    await becomePatient(patient, mailbox);
    const code = await reserve(patient, { isSigned: true, way: 'standard' });
    await confirmPaidOrder(shop, code);
    const pta = await openDesk({ name: 'Mia Goetz', role: 'pta' });
    await weighOnly(pta, code, { batch: 'K26-1107' });
    await saveWeight(pta);
    await printLabel(pta, code);
    await finishPacking(pta);
    await releaseOrder(pharmacist, code);

    await pka.getByRole('link', { name: 'Übergabe' }).click();
    await pka.getByRole('textbox', { name: /^Sendungsnummer/ }).fill('00340434161094042557');
    await pka.getByRole('button', { name: 'Ein Paket prüfen' }).click();
    await pka.getByRole('button', { name: 'Ein Paket übergeben' }).click();
    await expect(pka.getByRole('heading', { name: 'Heute übergeben' })).toBeVisible();
    await patient.reload();
    await expect(patient.getByRole('main')).toContainText('In Zustellung');
    await openProduct(pharmacist);
    await expect(pharmacist.getByText('35 g freigegeben = 35 g frei + 0 g reserviert')).toBeVisible();
  });
});
