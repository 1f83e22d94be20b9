import { openDeskAs, otherBrowser } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { expectNoBarrier } from './looks.ts';
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
  await pta.getByRole('link', { name: 'Packen' }).click();
  await pta.getByRole('link', { name: new RegExp(code) }).click();
  await pta.getByRole('button', { name: 'Packen beginnen' }).click();
  await expect(pta.getByText('Noch 1 Portion einzuwiegen')).toBeVisible();
  await pta.getByRole('textbox', { name: /^PZN/ }).fill('90000156');
  await pta.getByRole('textbox', { name: 'Gewicht in g' }).fill('5,02');
  await expect(pta.getByText('in der Toleranz')).toBeVisible();
  await expectNoBarrier(pta, 'weighing');
  await pta.getByRole('button', { name: 'Einwaage speichern' }).click();
  await expect(pta.getByText(/5,02 g eingewogen/)).toBeVisible();
  const printing = pta.waitForEvent('download');
  await pta.getByRole('button', { name: /Etikett 1.*drucken/ }).click();
  expect((await printing).suggestedFilename()).toBe(`label-${code}.pdf`);
  await expect(pta.getByText('einmal gedruckt')).toBeVisible();
  await pta.getByRole('button', { name: 'Fertig gepackt' }).click();
  await expect(pta.getByText(/Die Freigabe macht jemand anderes/)).toBeVisible();

  const pharmacist = await otherBrowser(browser);
  await openDeskAs(pharmacist, shop, mailbox, { name: 'Anna Reuter', role: 'pharmacist' });
  await pharmacist.getByRole('link', { name: 'Packen' }).click();
  await pharmacist.getByRole('link', { name: new RegExp(code) }).click();
  await pharmacist.getByRole('button', { name: 'Freigeben' }).click();
  await expect(pharmacist.getByText(/kann das Haus verlassen/)).toBeVisible();

  await pharmacy(shop, code, 'ship');
  await page.reload();
  await expect(page.getByRole('main')).toContainText('In Zustellung');
});
