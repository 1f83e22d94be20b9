import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Shop } from '../scripts/boot-shop.mjs';
import { openDeskAs, otherBrowser } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { expectNoBarrier } from './looks.ts';
import type { Mailbox } from './mailbox.ts';
import { becomePatient } from './patient.ts';
import {
  checkPrescription,
  confirmOrder,
  leadOf,
  pharmacy,
  prepareAndRelease,
  reserve,
  shopCommand,
  uploadPhoto,
  type Way,
} from './pharmacy.ts';

test.use({ shopOf: 'desk-handover' });

interface Waiting {
  patient: Page;
  code: string;
}

/** An order of somebody new, packed and released. */
async function released(browser: Browser, shop: Shop, mailbox: Mailbox, way: Way, to?: string): Promise<Waiting> {
  const context = await browser.newContext({ baseURL: shop.origin, locale: 'de-DE', reducedMotion: 'reduce' });
  const patient = await context.newPage();
  await patient.goto('/#/orders');
  await becomePatient(patient, mailbox);
  const code = await reserve(patient, { isSigned: true, way, to });
  // Said to decline the advice where the name is another, so that the hand-over has to keep it.
  await confirmOrder(shop, code, { advice: to ? 'declined' : 'given' });
  await pharmacy(shop, code, 'paid', ...(way === 'pickup' ? ['till', '4711'] : ['Kontoauszug 7']));
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
    const number = part('Pakete').getByRole('textbox', { name: /^Sendungsnummer/ });
    await number.fill('00340434161094042557');
    // A scanner ends with Enter: that looks at nothing and sends nothing.
    await number.press('Enter');
    await pta.getByRole('button', { name: 'Ein Paket prüfen' }).click();
    await expect(part('Pakete').getByRole('region', { name: 'Vor dem Versand' })).toContainText(parcel.code);
    await expectNoBarrier(pta, 'parcels to look at');
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
    await courier.getByRole('checkbox', { name: 'Ausweis gesehen von Clara Maria Vogelsang' }).check();
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

test('another name at the door is asked about, both names go along, and advice that was declined stays so', async ({
  browser,
  openDesk,
  shop,
  mailbox,
}) => {
  test.slow();
  const tour = await released(browser, shop, mailbox, 'courier', 'Ute Kern');
  const courier = await otherBrowser(browser);
  await courier.setViewportSize({ width: 390, height: 844 });
  await openDeskAs(courier, shop, mailbox, { name: 'Uwe Brandt', role: 'courier' });
  const pta = await openDesk({ name: 'Lea Sommer', role: 'pta' });
  await pta.getByRole('link', { name: 'Übergabe' }).click();
  const part = pta.getByRole('region', { name: 'Botendienst' });
  await expect(part.getByText('Lieferung an Ute Kern, bestellt für Clara Maria Vogelsang.')).toBeVisible();
  await part.getByRole('radio', { name: 'Ute Kern darf für Clara Maria Vogelsang annehmen' }).check();
  await part.getByRole('textbox', { name: 'Woher Sie das wissen' }).fill('Anruf bei der Patientin');
  await expectNoBarrier(pta, 'the question about another name');
  await part.getByRole('button', { name: 'Antwort eintragen' }).click();
  await expect(part.getByText(/^Beratung abgelehnt, gegenüber/)).toBeVisible();
  await part.getByRole('button', { name: 'Tour mit einem Halt beginnen' }).click();
  await expect(part.getByText('unterwegs')).toBeVisible();
  await courier.reload();
  await expect(
    courier.getByText('Lieferung an Ute Kern für Clara Maria Vogelsang: beide dürfen annehmen'),
  ).toBeVisible();
  await courier.getByRole('button', { name: 'Übergeben', exact: true }).click();
  await courier.getByRole('radio', { name: 'Ute Kern, wie auf der Adresse' }).check();
  await courier.getByRole('checkbox', { name: 'Ausweis gesehen von Ute Kern' }).check();
  await expectNoBarrier(courier, 'a stop under another name');
  await courier.getByRole('button', { name: 'Übergabe speichern' }).click();
  await expect(courier.getByText('übergeben', { exact: true })).toBeVisible();
  await expect(part.getByText('angenommen von Ute Kern')).toBeVisible();
  await tour.patient.reload();
  await expect(tour.patient.getByRole('main')).toContainText('Abgeschlossen');
});

test('the original of a paper prescription is marked before the goods go, and goes back from the post room', async ({
  openDesk,
  patient,
  shop,
}) => {
  test.slow();
  const code = await reserve(patient, { photo: await uploadPhoto(patient), way: 'standard' });
  await pharmacy(shop, code, 'review');
  // Whoever marks it received has seen the file that came before.
  await pharmacy(shop, code, 'prescription', path.join(shop.dataDir, `photo-${code}`));
  await pharmacy(shop, code, 'original');
  await checkPrescription(shop, code, 'original');
  for (const step of [['verify'], ['confirm'], ['paid', 'Kontoauszug 7']]) await pharmacy(shop, code, ...step);
  await prepareAndRelease(shop, code);
  const refused = await shopCommand(shop, 'order', code, 'ship', 'https://paket.example/1', '--as', leadOf(shop).lead);
  expect(refused).toContain('the original is not marked');

  const desk = await openDesk({ name: 'Nora Falk', role: 'lead' });
  await desk.getByRole('link', { name: 'Übergabe' }).click();
  const parcels = desk.getByRole('region', { name: 'Pakete' });
  await parcels.getByRole('button', { name: `Original zu ${code} kennzeichnen` }).click();
  await expect(parcels.getByText(/^Abgegeben am .*Käppele 25\/1, 5.g, .*€/)).toBeVisible();
  await expect(parcels.getByRole('radio', { name: 'Es geht per Post zurück' })).toBeChecked();
  await expectNoBarrier(desk, 'the mark on an original');
  await parcels.getByRole('button', { name: 'Das Original ist gekennzeichnet' }).click();
  await parcels.getByRole('textbox', { name: /^Sendungsnummer/ }).fill('00340434161094042558');
  await parcels.getByRole('button', { name: 'Ein Paket prüfen' }).click();
  await parcels.getByRole('button', { name: 'Ein Paket übergeben' }).click();
  await expect(parcels.getByRole('heading', { name: 'Heute übergeben' })).toBeVisible();

  await desk.goto(`${new URL(desk.url()).origin}/#/desk/post`);
  const originals = desk.getByRole('region', { name: 'Originale zurückschicken' });
  await originals
    .getByRole('button', { name: `Original von Clara Maria Vogelsang zu ${code} ist zurückgeschickt` })
    .click();
  await expect(originals.getByText('Kein Original wartet.')).toBeVisible();
});
