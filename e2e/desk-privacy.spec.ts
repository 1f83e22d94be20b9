import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoBarrier } from './looks.ts';
import { pharmacy, reserve } from './pharmacy.ts';

test.use({ shopOf: 'desk-privacy' });

async function enter(desk: Page, person: string, right: string): Promise<void> {
  await desk
    .getByRole('navigation', { name: 'Bereiche' })
    .getByRole('link', { name: /^Datenschutz/ })
    .click();
  await desk.getByRole('button', { name: 'Anfrage eintragen' }).click();
  const form = desk.getByRole('form', { name: 'Anfrage eintragen' });
  await form.getByLabel('E-Mail-Adresse oder Bestellnummer').fill(person);
  await form.getByRole('button', { name: 'Person suchen' }).click();
  await expect(form.getByText(/Vogelsang · /)).toBeVisible();
  await form.getByLabel(new RegExp(`^${right}`)).check();
  await form.getByLabel('am Tresen').check();
  await form.getByLabel('Woran haben Sie die Person erkannt?').fill('Ausweis gesehen');
  await form.getByRole('button', { name: /^Eintragen/ }).click();
}

test('a person asks for copy, correction, restriction and erasure, and reads the answer to each', async ({
  patient,
  patientEmail: email,
  openDesk,
  shop,
  mailbox,
  browserErrors,
}) => {
  test.slow();
  const code = await reserve(patient);
  const title = async () => (await mailbox.allTo(email)).map(({ text }) => text ?? '').join('\n');
  const desk = await openDesk({ name: 'Lea Leitung', role: 'lead' });

  await enter(desk, code, 'Auskunft');
  await expect(desk.getByRole('heading', { level: 1, name: /^Kopie: Clara/ })).toBeVisible();
  const file = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Kopie herunterladen' }).click();
  expect((await file).suggestedFilename()).toBe('datenkopie.zip');
  await expectNoBarrier(desk, 'a request for a copy');
  await desk.getByRole('button', { name: 'Ins Konto legen und Bescheid sagen' }).click();
  await expect(desk.getByText('Diese Anfrage ist beantwortet.')).toBeVisible();
  await expect.poll(title).toContain('Ihre Datenkopie liegt bereit');

  await enter(desk, email, 'Berichtigung');
  await desk.getByRole('button', { name: 'Berichtigen' }).click();
  const correction = desk.getByRole('form', { name: 'Angaben berichtigen' });
  await correction.getByLabel('Straße').fill('Juliuspromenade');
  await expectNoBarrier(desk, 'a correction');
  await correction.getByRole('button', { name: /^Berichtigung speichern/ }).click();
  await expect(desk.getByRole('table', { name: 'Was berichtigt wurde' })).toContainText(
    /Straße.*Sanderglacis.*Juliuspromenade/,
  );
  await expect.poll(title).toContain('Ihre Angaben sind berichtigt');

  await enter(desk, email, 'Einschränkung');
  await expect(desk.getByText(new RegExp(`vorher abgeschlossen.*${code}`))).toBeVisible();
  await pharmacy(shop, code, 'cancel', 'Auf Wunsch storniert.');
  await desk.getByRole('button', { name: 'Daten einschränken' }).click();
  await desk
    .getByRole('form', { name: 'Daten einschränken' })
    .getByRole('button', { name: /^Daten einschränken/ })
    .click();
  await expect(desk.getByRole('button', { name: 'Ende der Einschränkung ankündigen' })).toBeVisible();
  await expect.poll(title).toContain('Ihre Daten sind eingeschränkt');
  const restrictedAt = desk.url();
  await desk.goto(`${new URL(restrictedAt).origin}/#/desk/order/${code}`);
  await expect(desk.getByText(`Zu ${code} gibt es keine Bestellung.`)).toBeVisible();
  await patient.goto('/#/account');
  await expect(patient.getByText('Die Verarbeitung Ihrer Daten ist eingeschränkt.')).toBeVisible();

  await desk.goto(restrictedAt);
  await desk.getByRole('button', { name: 'Ende der Einschränkung ankündigen' }).click();
  await desk.getByLabel('Begründung für die Person').fill('Ihre Angaben sind geklärt.');
  await desk.getByRole('button', { name: /^Ende der Einschränkung ankündigen/ }).click();
  await expect.poll(title).toContain('Ihre Angaben sind geklärt.');
  await desk.getByRole('button', { name: 'Einschränkung aufheben' }).click();
  await desk
    .getByRole('form', { name: 'Einschränkung aufheben' })
    .getByRole('button', { name: /^Einschränkung aufheben/ })
    .click();
  await expect(desk.getByText('Diese Anfrage ist beantwortet.')).toBeVisible();
  await expect.poll(title).toContain('aufgehoben');

  await enter(desk, email, 'Löschung');
  await expect(desk.getByRole('list', { name: 'Das geht jetzt' })).toContainText('Konto');
  await expect(desk.getByRole('list', { name: /^Das muss bleiben/ })).toContainText(/ohne Abgabe.*bis/);
  await expectNoBarrier(desk, 'the plan of an erasure');
  await desk.getByRole('button', { name: 'Endgültig löschen' }).click();
  await desk
    .getByRole('form', { name: 'Endgültig löschen' })
    .getByRole('button', { name: /^Endgültig löschen/ })
    .click();
  await expect(desk.getByText('Zu dieser Person gibt es kein Konto.')).toBeVisible();
  await expect.poll(title).toContain('Ihre Daten sind gelöscht');
  browserErrors.expect(/401/);
  await patient.reload();
  await expect(patient.getByText('Juliuspromenade')).toBeHidden();
  await expect(patient.getByRole('banner').getByRole('button', { name: 'Anmelden oder registrieren' })).toBeVisible();

  await desk.getByRole('button', { name: 'Zur Liste' }).click();
  await expect(desk.getByRole('list', { name: 'Beantwortet' }).getByRole('listitem')).toHaveCount(4);
  await expectNoBarrier(desk, 'the list of requests');
});
