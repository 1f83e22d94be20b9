import { otherBrowser } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { expectNoBarrier } from './looks.ts';
import { reserve } from './pharmacy.ts';

test.use({ shopOf: 'desk-settings' });

/** So many days from now, as fields for days take it. */
function dayIn(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
}

test('the pharmacy sets its closure, its bank, its questions and who sees its products, and the shop follows at once', async ({
  lead,
  patient,
  patientEmail,
  browser,
  shop,
  mailbox,
}) => {
  test.slow();
  const stranger = await otherBrowser(browser);

  await lead.getByRole('link', { name: 'Regeln', exact: true }).click();
  const menu = lead.getByRole('navigation', { name: 'Regeln und Einstellungen' });
  const saved = lead.getByText('Gespeichert. Es gilt ab sofort.');

  await menu.getByRole('link', { name: 'Kalender, Schließzeiten' }).click();
  const closures = lead.getByRole('form', { name: 'Schließzeiten' });
  await closures.getByRole('button', { name: 'Schließzeit eintragen' }).click();
  await closures.getByLabel('Erster Tag').fill(dayIn(10));
  await closures.getByLabel('Letzter Tag').fill(dayIn(12));
  await closures.getByLabel('Hinweis (freiwillig)', { exact: true }).fill('Wir machen Betriebsferien.');
  await closures.getByLabel('Hinweis auf Englisch (freiwillig)').fill('We are on holiday.');
  await closures.getByRole('button', { name: 'Speichern' }).click();
  await expect(saved.first()).toBeVisible();
  await expectNoBarrier(lead, 'calendar and closures');
  await stranger.goto(`${shop.origin}/#/faq`);
  await expect(stranger.getByRole('region', { name: 'Schließzeit der Apotheke' })).toHaveText(
    'Wir machen Betriebsferien.',
  );
  await expectNoBarrier(stranger, 'the shop with a closure');

  await menu.getByRole('link', { name: 'Bank' }).click();
  const iban = lead.getByRole('textbox', { name: 'IBAN' });
  await iban.fill('DE03 1203 0000 0000 2020 51');
  await lead.getByRole('button', { name: 'Speichern' }).click();
  await expect(lead.getByText('Die Prüfziffern passen nicht.')).toBeVisible();
  await expect(iban).toBeFocused();
  await expectNoBarrier(lead, 'a wrong IBAN');
  await iban.fill('DE02 1203 0000 0000 2020 51');
  await lead.getByRole('button', { name: 'Speichern' }).click();
  await expect(lead.getByText(/^Zuletzt geändert am/)).toBeVisible();

  await menu.getByRole('link', { name: 'Textbausteine' }).click();
  const photo = lead.getByRole('region', { name: 'Foto nicht lesbar' }).getByLabel('Deutsch');
  await photo.fill('Bitte schicken Sie ein neues Foto zu {kode}.');
  await lead.getByRole('button', { name: 'Speichern' }).click();
  await expect(lead.getByText('Den Platzhalter {kode} gibt es nicht. Er steht ab Zeichen 38.')).toBeVisible();
  await photo.fill('Bitte schicken Sie ein neues Foto zu {code}.');
  await expect(lead.getByText('Bitte schicken Sie ein neues Foto zu MB-4711.')).toBeVisible();
  await lead.getByRole('button', { name: 'Speichern' }).click();
  await expect(lead.getByText(/^Zuletzt geändert am/)).toBeVisible();
  await expectNoBarrier(lead, 'text blocks');
  const code = await reserve(patient);
  // As the desk asks when somebody opens the order to write to its patient.
  const words = await lead.evaluate(async (orderCode) => {
    const { id } = await (await fetch(`/api/desk/find?code=${orderCode}`)).json();
    return (await (await fetch(`/api/desk/orders/${id}`)).json()).questions;
  }, code);
  expect(words[0].text).toBe(`Bitte schicken Sie ein neues Foto zu ${code}.`);

  await menu.getByRole('link', { name: 'Mails' }).click();
  const subject = lead.getByRole('region', { name: 'Betreff' }).getByLabel('Deutsch');
  await subject.fill('Danke für {kode}');
  await expect(lead.getByText('Den Platzhalter {kode} gibt es nicht. Er steht ab Zeichen 11.')).toBeVisible();
  await lead.getByRole('button', { name: 'Speichern' }).click();
  await expect(subject).toBeFocused();
  await expect(subject).toHaveValue('Danke für {kode}');
  await expectNoBarrier(lead, 'a mail with a broken placeholder');
  await subject.fill('Danke für {code}');
  await expect(lead.getByText('Danke für 7KQX-M29F')).toBeVisible();
  await expect(lead.getByRole('heading', { name: 'Ihre Bestellung ist bei uns eingegangen' })).toBeVisible();
  await lead.getByRole('button', { name: 'Speichern' }).click();
  await expect(lead.getByText(/^Zuletzt geändert am/)).toBeVisible();
  await expectNoBarrier(lead, 'words of mails');
  const later = await reserve(patient);
  await expect
    .poll(async () => (await mailbox.allTo(patientEmail)).map((mail) => mail.subject))
    .toContain(`Danke für ${later}`);

  for (const part of ['Kontakt und Zeiten', 'Vier Augen, Toleranzen', 'Bestellgrenzen']) {
    await menu.getByRole('link', { name: part }).click();
    await expect(lead.getByRole('button', { name: 'Speichern' })).toBeVisible();
    await expectNoBarrier(lead, part);
  }

  await menu.getByRole('link', { name: 'Sichtbarkeit' }).click();
  await lead.getByRole('radio', { name: 'Nur angemeldete Patientinnen und Patienten' }).check();
  await lead.getByRole('button', { name: 'Speichern' }).click();
  await expect(lead.getByText(/^Zuletzt geändert am/)).toBeVisible();
  await expectNoBarrier(lead, 'visibility');
  const asked: string[] = [];
  stranger.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const place of ['/#/shop', '/#/product/kaeppele-25-1']) {
    await stranger.goto('about:blank');
    await stranger.goto(shop.origin + place);
    await expect(stranger.getByRole('heading', { level: 1, name: 'Unser Sortiment' })).toBeVisible();
    await expect(stranger.getByRole('main')).not.toContainText(/Ahornhang|Käppele/);
  }
  expect(asked.filter((path) => path.includes('/products'))).toEqual([]);
  await expectNoBarrier(stranger, 'the closed catalogue');
  await patient.goto('about:blank');
  await patient.goto(`${shop.origin}/#/shop`);
  await expect(patient.getByRole('heading', { level: 3, name: 'Ahornhang 21/1' })).toBeVisible();
});
