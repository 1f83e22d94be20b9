import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { expectNoBarrier } from './looks.ts';

test.use({ shopOf: 'desk-withdrawals' });

test(
  'a withdrawal comes by letter, is accepted, the goods come back, and the patient reads each step',
  inLongRun,
  async ({ patient, patientEmail, sentOrder: code, openDesk, mailbox }) => {
    test.slow();
    const subjectOfLatest = async () => (await mailbox.latestTo(patientEmail)).subject;

    const desk = await openDesk({ name: 'Anna Reuter', role: 'pharmacist' });
    await desk.getByRole('link', { name: /^Widerrufe/ }).click();
    await expect(desk.getByText('Kein offener Widerruf.')).toBeVisible();
    await desk.keyboard.press('n');
    const form = desk.getByRole('form', { name: 'Widerruf eintragen' });
    await form.getByRole('button', { name: /^Eintragen/ }).click();
    await expect(form.getByLabel('Name')).toBeFocused();
    await expectNoBarrier(desk, 'a declaration with faults');
    await form.getByLabel('Brief').check();
    await form.getByLabel('Name').fill('Clara Vogelsang');
    await form.getByLabel('Bestellnummer').fill(code);
    await form.getByRole('button', { name: /^Eintragen/ }).click();

    await expect(desk.getByRole('heading', { level: 1, name: 'Widerruf von Clara Vogelsang' })).toBeVisible();
    await expect(desk.getByText('Die E-Mail-Adresse ist nicht die der Bestellung.')).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Annehmen' })).toBeHidden();
    await desk.getByRole('button', { name: 'Absender bestätigen' }).click();
    await desk.getByLabel('Wie haben Sie sich vergewissert?').fill('Unterschrift verglichen');
    await desk.getByRole('button', { name: /^Absender bestätigen/ }).click();
    await expect.poll(subjectOfLatest).toBe(`Ihr Widerruf zu ${code} ist eingegangen`);

    await expect(desk.getByRole('button', { name: 'Annehmen' })).toBeVisible();
    await desk.keyboard.press('a');
    const accept = desk.getByRole('form', { name: 'Annehmen' });
    await accept.getByLabel('Die Ware, die Erstattung wird mit ihr fällig').check();
    await expectNoBarrier(desk, 'the acceptance');
    await accept.getByRole('button', { name: /^Annehmen/ }).click();
    await expect(desk.getByText('Ware erwartet')).toBeVisible();
    await expect.poll(subjectOfLatest).toBe(`Ihr Widerruf zu ${code} ist angenommen`);

    await desk.keyboard.press('g');
    await desk.getByLabel('Was kam zurück, in welchem Zustand?').fill('Dose ungeöffnet, wird vernichtet');
    await desk.getByRole('button', { name: /^Ware ist zurück/ }).click();
    await expect(desk.getByText('Erstattung offen')).toBeVisible();
    await expect.poll(subjectOfLatest).toBe(`Ihre Rücksendung zu ${code} ist angekommen`);
    const paper = desk.waitForEvent('download');
    await desk.getByRole('button', { name: 'Beleg drucken' }).click();
    expect((await paper).suggestedFilename()).toBe('rueckgabe.pdf');
    await expectNoBarrier(desk, 'a case');

    await desk.getByRole('button', { name: 'Zur Liste' }).click();
    await expect(desk.getByRole('list', { name: 'Widerrufe' })).toContainText(/Clara Vogelsang.*Erstattung offen/);
    await expectNoBarrier(desk, 'the list of cases');

    await patient.reload();
    await expect(patient.getByText('Wir warten auf Ihre Rücksendung')).toBeHidden();
    await expect(patient.getByText(/^Angenommen am /)).toBeVisible();
    await expect(patient.getByText(/^Bei uns angekommen am /)).toBeVisible();
  },
);
