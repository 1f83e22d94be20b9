import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { expectNoBarrier } from './looks.ts';
import { confirmOrder, prepareAndRelease, reserve } from './pharmacy.ts';
import { openOrder, story } from './workbench.ts';

test.use({ shopOf: 'desk-returns' });

const wide = { width: 1440, height: 900 };

test('a damaged jar is taken back and then the rest: papers come to nothing, and the patient reads why', async ({
  sentOrder: code,
  patient,
  patientEmail,
  mailbox,
  openDesk,
}) => {
  test.slow();
  const desk = await openDesk({ name: 'Anna Reuter', role: 'pharmacist' });
  const form = desk.getByRole('form', { name: 'Ware zurücknehmen' });
  const begin = async () => {
    await openOrder(desk, code);
    await desk.keyboard.press('m');
    await desk.getByRole('button', { name: 'Ware zurücknehmen' }).click();
    await expect(form.getByText(/^Die Rechnung wird niedriger um/)).toBeVisible();
  };
  const done = desk.getByText('Die Ware ist zurückgenommen, und die Rechnung ist korrigiert.');

  await test.step('one line: a correction', async () => {
    await begin();
    await expect(form.getByText('Es entsteht eine Stornorechnung.')).toBeVisible();
    await form.getByRole('radio', { name: /^Einzelne Positionen/ }).check();
    await form.getByRole('button', { name: /^Zurücknehmen und korrigieren/ }).click();
    await expect(form.getByText('Bitte wählen Sie mindestens eine Position.')).toBeVisible();
    await form.getByRole('checkbox', { name: /^Käppele/ }).check();
    await expect(form.getByText('Es entsteht eine Rechnungskorrektur.')).toBeVisible();
    await expectNoBarrier(desk, 'taking goods back');
    await desk.setViewportSize(wide);
    await form.getByRole('textbox', { name: 'Grund' }).fill('Die Dose war beschädigt.');
    await form.getByRole('textbox', { name: 'Grund' }).press('Control+Enter');
    await expect(done).toBeVisible();
    const taken = story(desk).getByRole('region', { name: 'Zurückgenommene Ware' });
    await expect(taken).toContainText('Die Dose war beschädigt.');
    const paper = desk.waitForEvent('download');
    await taken.getByRole('button', { name: 'Beleg drucken' }).click();
    expect((await paper).suggestedFilename()).toBe('rueckgabe.pdf');
    await expectNoBarrier(desk, 'an order with goods taken back');
    await desk.setViewportSize(wide);
    await expect.poll(async () => (await mailbox.latestTo(patientEmail)).subject).toMatch(/^Wir haben die Rechnung zu/);
  });

  await test.step('the rest: what was taken back cannot be chosen again, and the delivery goes back with it', async () => {
    await begin();
    await form.getByRole('radio', { name: /^Einzelne Positionen/ }).check();
    await expect(form.getByRole('checkbox', { name: /^Käppele.*zurückgenommen/ })).toBeDisabled();
    await form.getByRole('radio', { name: /^Alles, was noch übrig ist, mit/ }).check();
    await form.getByRole('radio', { name: /^Sie bleibt/ }).check();
    await form.getByRole('textbox', { name: 'Grund' }).fill('Die Lieferung schreiben wir Ihnen auch gut.');
    await form.getByRole('button', { name: /^Zurücknehmen und korrigieren/ }).click();
    await expect(story(desk).getByText('Die Lieferung schreiben wir Ihnen auch gut.').first()).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Ware zurücknehmen' })).toBeHidden();
  });

  await test.step('the patient reads both reasons and finds both papers', async () => {
    await patient.reload();
    await expect(patient.getByRole('heading', { name: 'Zurückgenommen' })).toBeVisible();
    await expect(patient.getByText('Grund: Die Dose war beschädigt.')).toBeVisible();
    await expect(patient.getByText('Grund: Die Lieferung schreiben wir Ihnen auch gut.')).toBeVisible();
    const papers = patient.getByRole('button', { name: /^Rechnungskorrektur RE-.* herunterladen$/ });
    await expect(papers).toHaveCount(2);
    const paper = patient.waitForEvent('download');
    await papers.first().click();
    expect((await paper).suggestedFilename()).toMatch(/^rechnung-RE-.*\.pdf$/);
    await expectNoBarrier(patient, 'an order with goods taken back, in the account');
  });

  await test.step('the money is on the list of refunds', async () => {
    const books = await openDesk({ name: 'Bea Buch', role: 'accounting' });
    await books.getByRole('link', { name: 'Zahlungen' }).click();
    await expect(books.getByText(code).first()).toBeVisible();
  });
});

test(
  'a withdrawal that is accepted in part: the patient finds the correction in the account',
  inLongRun,
  async ({ sentOrder: code, patient, patientEmail, openDesk }) => {
    test.slow();
    const desk = await openDesk({ name: 'Paula Recht', role: 'pharmacist' });
    await desk.getByRole('link', { name: /^Widerrufe/ }).click();
    await desk.getByRole('button', { name: 'Widerruf eintragen' }).click();
    const entry = desk.getByRole('form', { name: 'Widerruf eintragen' });
    await entry.getByLabel('Name', { exact: true }).fill('Clara Vogelsang');
    await entry.getByLabel('Bestellnummer').fill(code);
    await entry.getByLabel(/^E-Mail-Adresse/).fill(patientEmail);
    await entry.getByRole('button', { name: /^Eintragen/ }).click();
    await expect(desk.getByRole('button', { name: 'Annehmen' })).toBeVisible();

    await test.step('while it is undecided nothing is taken back, and the form leads to the case', async () => {
      const address = desk.url();
      await openOrder(desk, code);
      await desk.keyboard.press('m');
      await desk.getByRole('button', { name: 'Ware zurücknehmen' }).click();
      const form = desk.getByRole('form', { name: 'Ware zurücknehmen' });
      await expect(form.getByText('Entscheiden Sie zuerst über ihn.')).toBeVisible();
      await expectNoBarrier(desk, 'goods that a withdrawal holds');
      await desk.setViewportSize(wide);
      await form.getByRole('link', { name: 'Widerruf öffnen' }).click();
      await expect(desk).toHaveURL(address);
    });

    await desk.getByRole('button', { name: 'Annehmen' }).click();
    const accept = desk.getByRole('form', { name: 'Annehmen' });
    await accept.getByLabel('Einzelne Positionen').check();
    await accept.getByRole('checkbox', { name: /^Käppele/ }).check();
    await accept.getByRole('button', { name: /^Annehmen/ }).click();
    await expect(desk.getByText('Erstattung offen')).toBeVisible();

    await patient.reload();
    const correction = patient.getByRole('button', { name: /^Rechnungskorrektur RE-.* herunterladen$/ });
    await expect(correction).toHaveCount(1);
    const paper = patient.waitForEvent('download');
    await correction.click();
    expect((await paper).suggestedFilename()).toMatch(/^rechnung-RE-.*\.pdf$/);
    await expectNoBarrier(patient, 'an order with a correction, in the account');
  },
);

test(
  'an order is paid at the till when it is picked up, and a wrong number is corrected with a reason',
  inLongRun,
  async ({ patient, openDesk, shop }) => {
    test.slow();
    const code = await reserve(patient, { isSigned: true, way: 'pickup' });
    await confirmOrder(shop, code);
    await prepareAndRelease(shop, code);
    const pta = await openDesk({ name: 'Mia Goetz', role: 'pta' });
    await pta.getByRole('link', { name: 'Übergabe' }).click();
    const pickup = pta.getByRole('region', { name: 'Abholung' });
    await pickup.getByRole('button', { name: `Bestellung ${code} bereitlegen` }).click();
    await pickup.getByRole('button', { name: `Bestellung ${code} übergeben` }).click();
    await pickup.getByRole('checkbox', { name: 'Ausweis gesehen' }).check();
    await pickup.getByLabel('Bonnummer der Kasse').press('Enter');
    await expect(pickup.getByText('Bitte geben Sie die Nummer ein, die auf dem Bon steht.')).toBeVisible();
    await expectNoBarrier(pta, 'handing over with the receipt of the till');
    await pta.setViewportSize(wide);
    await pickup.getByLabel('Bonnummer der Kasse').fill('4711');
    await pickup.getByLabel(/^Kasse oder TSE/).fill('Kasse 2');
    await pickup.getByRole('button', { name: 'Übergeben', exact: true }).click();
    await expect(pickup.getByText('Es liegt nichts bereit.')).toBeVisible();
    await openOrder(pta, code);
    await expect(story(pta).getByText(/^bei der Abholung bezahlt am/)).toBeVisible();

    const books = await openDesk({ name: 'Bea Kasse', role: 'accounting' });
    await books.getByRole('link', { name: 'Zahlungen' }).click();
    const row = books.getByRole('listitem').filter({ hasText: code });
    await books.getByRole('button', { name: 'Frühere Auszüge' }).click();
    await expect(row).toContainText('Bon 4711, Kasse 2');
    await row.getByRole('button', { name: `Kassenzahlung der Bestellung ${code} zurücknehmen` }).click();
    await row.getByLabel('Grund').fill('Zahlendreher');
    await row.getByLabel(/^Bonnummer der Kasse/).fill('4717');
    await expectNoBarrier(books, 'the list of the till');
    await books.setViewportSize(wide);
    await row.getByLabel('Grund').press('Control+Enter');
    await expect(books.getByText('Die Kassenzahlung ist berichtigt.')).toBeVisible();
    await expect(row).toContainText('Bon 4717');
  },
);
