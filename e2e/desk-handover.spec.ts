import type { Browser, Page } from '@playwright/test';
import type { Shop } from '../scripts/boot-shop.mjs';
import { openDeskAs, otherBrowser } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { expectNoBarrier } from './looks.ts';
import type { Mailbox } from './mailbox.ts';
import { becomePatient } from './patient.ts';
import { confirmPaidOrder, prepareAndRelease, reserve, type Way } from './pharmacy.ts';

test.use({ shopOf: 'desk-handover' });

interface Waiting {
  patient: Page;
  code: string;
}

/** An order of somebody new, packed and released. */
async function released(browser: Browser, shop: Shop, mailbox: Mailbox, way: Way): Promise<Waiting> {
  const context = await browser.newContext({ baseURL: shop.origin, locale: 'de-DE', reducedMotion: 'reduce' });
  const patient = await context.newPage();
  await patient.goto('/#/orders');
  await becomePatient(patient, mailbox);
  const code = await reserve(patient, { isSigned: true, way });
  await confirmPaidOrder(shop, code);
  await prepareAndRelease(shop, code);
  return { patient, code };
}

test('what is released leaves the house: by parcel, with the courier on a telephone, and over the counter', async ({
  browser,
  openDesk,
  shop,
  mailbox,
}) => {
  test.slow();
  const parcel = await released(browser, shop, mailbox, 'standard');
  const tour = await released(browser, shop, mailbox, 'courier');
  const pickup = await released(browser, shop, mailbox, 'pickup');
  const courier = await otherBrowser(browser);
  await courier.setViewportSize({ width: 390, height: 844 });
  await openDeskAs(courier, shop, mailbox, { name: 'Timo Rast', role: 'courier' });
  await expect(courier.getByText('Für heute ist keine Tour für Sie angelegt.')).toBeVisible();
  const pta = await openDesk({ name: 'Mia Goetz', role: 'pta' });
  await pta.getByRole('link', { name: 'Übergabe' }).click();
  const part = (name: string) => pta.getByRole('region', { name });

  await test.step('a scanned parcel goes to the carrier, with a list to sign', async () => {
    await expect(part('Pakete').getByText(parcel.code)).toBeVisible();
    await expectNoBarrier(pta, 'hand-over');
    await part('Pakete')
      .getByRole('textbox', { name: /^Sendungsnummer/ })
      .fill('00340434161094042557');
    await part('Pakete').getByRole('button', { name: 'Ein Paket übergeben' }).click();
    await expect(part('Pakete').getByRole('heading', { name: 'Heute übergeben' })).toBeVisible();
    const printing = pta.waitForEvent('download');
    await part('Pakete').getByRole('button', { name: 'Übergabeliste drucken' }).click();
    expect((await printing).suggestedFilename()).toBe('uebergabeliste.pdf');
  });

  await test.step('the courier finds the own tour on the telephone and says to whom it went', async () => {
    await expect(part('Botendienst').getByText(tour.code)).toBeVisible();
    await part('Botendienst').getByRole('button', { name: 'Tour mit einem Halt beginnen' }).click();
    await expect(part('Botendienst').getByText('unterwegs')).toBeVisible();
    await courier.reload();
    await expect(courier.getByRole('heading', { name: 'Clara Maria Vogelsang' })).toBeVisible();
    await expect(courier.getByText(/Käppele/)).toHaveCount(0);
    // The tick at the check counts: nobody enters the advice again.
    await expect(part('Botendienst').getByText(/^beraten bei der Rezeptprüfung:/)).toBeVisible();
    await courier.getByRole('button', { name: 'Übergeben', exact: true }).click();
    await courier.getByRole('checkbox', { name: 'Ich habe den Ausweis gesehen' }).check();
    await expectNoBarrier(courier, 'tour');
    await courier.getByRole('button', { name: 'Übergabe speichern' }).click();
    await expect(courier.getByText('übergeben', { exact: true })).toBeVisible();
  });

  await test.step('what lies ready is handed over at the counter', async () => {
    await part('Abholung')
      .getByRole('button', { name: `Bestellung ${pickup.code} bereitlegen` })
      .click();
    await part('Abholung')
      .getByRole('button', { name: `Bestellung ${pickup.code} übergeben` })
      .click();
    await part('Abholung').getByRole('checkbox', { name: 'Ausweis gesehen' }).check();
    await part('Abholung').getByRole('button', { name: 'Übergeben', exact: true }).click();
    await expect(part('Abholung').getByText('Es liegt nichts bereit.')).toBeVisible();
  });

  for (const [{ patient }, status] of [
    [parcel, 'In Zustellung'],
    [tour, 'Abgeschlossen'],
    [pickup, 'Abgeschlossen'],
  ] as const) {
    await patient.reload();
    await expect(patient.getByRole('main')).toContainText(status);
  }
});
