import { expect, test } from './fixtures.ts';
import { expectNoBarrier } from './looks.ts';
import { finishPacking, releaseOrder, saveWeight, weighOnly } from './packing.ts';
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
  const printing = pta.waitForEvent('download');
  await pta.getByRole('button', { name: /Etikett 1.*drucken/ }).click();
  expect((await printing).suggestedFilename()).toBe(`label-${code}.pdf`);
  await expect(pta.getByText('einmal gedruckt')).toBeVisible();
  await finishPacking(pta);

  const pharmacist = await openDesk({ name: 'Anna Reuter', role: 'pharmacist' });
  await releaseOrder(pharmacist, code);

  await pharmacy(shop, code, 'ship');
  await patient.reload();
  await expect(patient.getByRole('main')).toContainText('In Zustellung');
});
