import { openDeskAs, otherBrowser } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { expectNoBarrier } from './looks.ts';
import { finishPacking, releaseOrder, saveWeight, weighOnly } from './packing.ts';
import { becomePatient } from './patient.ts';
import { checkPrescription, pharmacy, reserve } from './pharmacy.ts';

// Codes that register devices count once: this journey has a shop of its own.
test.use({ shopEnv: { RATE_LIMITS: 'off', SHOP_OF: 'desk-packing' } });

test('a PTA packs what she weighed, a pharmacist releases it, and only then it leaves the house', async ({
  page,
  browser,
  shop,
  mailbox,
}) => {
  test.slow();
  await page.goto('/#/orders');
  await becomePatient(page, mailbox);
  const code = await reserve(page);
  await pharmacy(shop, code, 'review');
  await checkPrescription(shop, code);
  for (const words of [['verify'], ['confirm'], ['paid', 'Kontoauszug 7']]) await pharmacy(shop, code, ...words);

  const pta = await otherBrowser(browser);
  await openDeskAs(pta, shop, mailbox, { name: 'Mia Goetz', role: 'pta' });
  await weighOnly(pta, code);
  await expectNoBarrier(pta, 'weighing');
  await saveWeight(pta);
  const printing = pta.waitForEvent('download');
  await pta.getByRole('button', { name: /Etikett 1.*drucken/ }).click();
  expect((await printing).suggestedFilename()).toBe(`label-${code}.pdf`);
  await expect(pta.getByText('einmal gedruckt')).toBeVisible();
  await finishPacking(pta);

  const pharmacist = await otherBrowser(browser);
  await openDeskAs(pharmacist, shop, mailbox, { name: 'Anna Reuter', role: 'pharmacist' });
  await releaseOrder(pharmacist, code);

  await pharmacy(shop, code, 'ship');
  await page.reload();
  await expect(page.getByRole('main')).toContainText('In Zustellung');
});
