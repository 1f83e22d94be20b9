import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { expectNoBarrier } from './looks.ts';
import { reserve } from './pharmacy.ts';

test.use({ shopOf: 'desk-rules' });

const noFlowers = 'Blüten dürfen nicht mehr versendet werden. Abholung und Botendienst sind möglich.';

/** A day in Germany, from today on. */
function dayFromNow(days: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(Date.now() + days * 24 * 3600 * 1000);
}

async function openPart(desk: Page, name: string): Promise<void> {
  await desk.getByRole('navigation', { name: 'Regeln und Einstellungen' }).getByRole('link', { name }).click();
  await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** What the shop answers a patient with flowers in the cart. */
function waysFor(patient: Page, postalCode: string) {
  return patient.evaluate(async (code) => {
    const answer = await fetch(`/api/shop/v1/checkout/shipping-options?pharmacyId=x&postalCode=${code}`);
    return (await answer.json()) as { id: string; available: boolean; priceCent: number; name: string }[];
  }, postalCode);
}

test(
  'a rule that forbids parcels of flowers is tried for tomorrow, lived through on its day, and the ways that are left are changed',
  inLongRun,
  async ({ lead: desk, patient }) => {
    test.slow();
    const code = await reserve(patient, { way: 'standard' });
    await desk.getByRole('link', { name: 'Regeln' }).click();
    await expect(desk.getByRole('heading', { level: 1, name: 'Lieferregeln' })).toBeVisible();

    // The draft is chosen: what it would change tomorrow, and whom it meets.
    const panel = desk.getByRole('complementary', { name: 'Was ändert sich' });
    await expect(panel.getByText('Blüten × Paket: nicht mehr möglich')).toBeVisible();
    await expect(panel.getByRole('link', { name: code })).toBeVisible();
    await desk.keyboard.press('p');
    await expect(desk.getByRole('textbox', { name: 'Postleitzahl' })).toBeFocused();
    await desk.keyboard.type('97072', { delay: 120 });
    const trial = desk.getByRole('region', { name: 'Probe' });
    await expect(trial.getByText('Paket nein')).toBeVisible();
    await expect(trial.getByText(`Der Shop sagt: „${noFlowers}“`)).toBeVisible();
    await expect(trial.getByText('Bote ja')).toBeVisible();
    await trial.getByLabel('Am', { exact: true }).fill(dayFromNow(0));
    await expect(trial.getByText('Paket ja')).toBeVisible();
    await expectNoBarrier(desk, 'the delivery rules');

    // As long as it is a draft, nothing changes in the shop; on its day it does, without a restart.
    await patient.evaluate(async () => {
      const { id } = await (await fetch('/api/shop/v1/pharmacy-shop/products/kaeppele-25-1')).json();
      const body = JSON.stringify({ itemId: id, quantity: 5 });
      await fetch('/api/shop/v1/shopping-cart/items', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
    });
    const parcel = async () => (await waysFor(patient, '97072')).find(({ id }) => id === 'standard')?.available;
    expect(await parcel()).toBe(true);
    await panel.getByLabel('Erster Tag').fill(dayFromNow(0));
    await panel.getByRole('button', { name: /in Kraft setzen$/ }).click();
    await expect(desk.getByRole('button', { name: /^Blüten × Paket: verboten seit/ })).toBeVisible();
    expect(await parcel()).toBe(false);

    // What was in force is not taken away any more, only ended.
    await expect(panel.getByRole('button', { name: 'Löschen' })).toHaveCount(0);
    await expect(panel.getByRole('button', { name: /beenden$/ })).toBeVisible();

    // Prices, the courier's area and pickup places: patients are offered them with the next question.
    await openPart(desk, 'Versand und Preise');
    const courier = desk.getByRole('form', { name: /^Bote:/ });
    await courier.getByLabel('Preis mit MwSt., in Euro').fill('7,50');
    await courier.getByRole('button', { name: 'Speichern' }).click();
    await expect(desk.getByText(/: gespeichert\.$/)).toBeVisible();
    expect((await waysFor(patient, '97072')).find(({ id }) => id === 'courier')).toMatchObject({ priceCent: 750 });

    await openPart(desk, 'Botengebiet');
    const codes = desk.getByLabel('Postleitzahlen');
    await codes.fill('97070, 97072\n97072 9707');
    await expect(desk.getByText('Das sind keine Postleitzahlen: 9707')).toBeVisible();
    await codes.fill('97070, 97072\n97072 63739');
    await expect(desk.getByText('Neu: 63739')).toBeVisible();
    await desk.getByRole('button', { name: 'Gebiet speichern' }).click();
    await expect(desk.getByText('Gespeichert: 3 Postleitzahlen.')).toBeVisible();
    expect((await waysFor(patient, '63739')).find(({ id }) => id === 'courier')).toMatchObject({ available: true });

    await openPart(desk, 'Abholorte');
    await desk.getByRole('button', { name: 'Abholort hinzufügen' }).click();
    const place = desk.getByRole('form', { name: 'Abholort hinzufügen' });
    await place.getByLabel('Name').fill('Filiale Zell');
    await place.getByLabel('Anschrift').fill('Hauptstraße 3, 97299 Zell');
    await place.getByRole('button', { name: 'Speichern' }).click();
    await expect(desk.getByRole('form', { name: 'Abholung: Filiale Zell' })).toBeVisible();
    expect((await waysFor(patient, '63739')).map(({ name }) => name)).toContain(
      'Filiale Zell, Hauptstraße 3, 97299 Zell',
    );
    await expectNoBarrier(desk, 'the pickup places');
  },
);
