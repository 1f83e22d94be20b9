import { expect, test } from './fixtures.ts';
import { expectNoBarrier } from './looks.ts';
import {
  finishPacking,
  openPacking,
  printLabel,
  releaseOrder,
  saveWeight,
  stopAndBeginAgain,
  weighOnly,
} from './packing.ts';
import { confirmPaidOrder, pharmacy, reserve } from './pharmacy.ts';

test.use({ shopOf: 'desk-packing' });

test('a PTA packs what she weighed, a pharmacist releases it, and only then it leaves the house', async ({
  patient,
  openDesk,
  shop,
}) => {
  test.slow();
  const code = await reserve(patient, { isSigned: true });
  await confirmPaidOrder(shop, code);

  const pta = await openDesk({ name: 'Mia Goetz', role: 'pta' });
  await weighOnly(pta, code);
  await expectNoBarrier(pta, 'weighing');
  await saveWeight(pta);
  await printLabel(pta, code);
  await stopAndBeginAgain(pta, code, (what) => expectNoBarrier(pta, what));
  await finishPacking(pta);

  const pharmacist = await openDesk({ name: 'Anna Reuter', role: 'pharmacist' });
  await releaseOrder(pharmacist, code);

  await pharmacy(shop, code, 'ship');
  await patient.reload();
  await expect(patient.getByRole('main')).toContainText('In Zustellung');
});

test('an extract without THC gets a label with its strength, its oil and how it is taken, and none before that', async ({
  patient,
  openDesk,
  shop,
}) => {
  test.slow();
  const code = await reserve(patient, { isSigned: true, slug: 'bastion-extrakt-cbd50', grams: 50 });
  const product = { orderLine: 1, pzn: null, product: 'Bastion Extrakt CBD50', amount: 50, unit: 'milliliter' };
  const line = { ...product, instructions: 'abends 0,3 ml', application: null };
  await confirmPaidOrder(shop, code, { line });

  const pta = await openDesk({ name: 'Jule Anders', role: 'pta' });
  await openPacking(pta, code);
  await pta.getByRole('button', { name: 'Packen beginnen' }).click();
  await pta.getByRole('textbox', { name: /^PZN/ }).fill('90009200');
  await pta.getByRole('textbox', { name: /^Charge/ }).fill('A-90009200');
  await pta.getByRole('textbox', { name: 'Menge in ml' }).fill('50');
  await pta.getByRole('button', { name: 'Einwaage speichern' }).click();
  await expect(pta.getByText('Es fehlt: Art der Anwendung')).toBeVisible();
  await expect(pta.getByRole('button', { name: /Etikett 1.*drucken/ })).toBeHidden();
  await expect(pta.getByRole('combobox', { name: /Art der Anwendung/ })).toHaveValue('oral');
  await expectNoBarrier(pta, 'a label that lacks something');
  await pta.getByRole('button', { name: 'So verordnet' }).click();

  const label = pta.getByRole('img', { name: /Etikett für Bastion Extrakt CBD50/ });
  for (const words of ['– / 50 mg/ml', 'gelöst in MCT-Öl', 'Nach Anbruch 90 Tage verwendbar.', 'Zum Einnehmen.']) {
    await expect(label).toContainText(words);
  }
  await printLabel(pta, code);
  await finishPacking(pta);
});
