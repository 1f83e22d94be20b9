import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { expectNoBarrier } from './looks.ts';

test.use({ shopOf: 'desk-recall' });

test(
  'a batch is called back to the last telephone call, and the patient’s mail names no product',
  inLongRun,
  async ({ sentOrder: code, patientEmail, openDesk, mailbox }) => {
    test.slow();
    const desk = await openDesk({ name: 'Anna Reuter', role: 'pharmacist' });
    await desk.getByRole('link', { name: 'Bestand' }).click();
    await desk.getByRole('link', { name: 'Käppele 25/1' }).click();
    await desk.getByRole('button', { name: /zurückrufen$/ }).click();
    await desk.getByRole('textbox', { name: 'Grund' }).fill('Der Hersteller ruft zurück');
    await desk.getByRole('button', { name: 'Rückruf beginnen' }).click();
    await desk.getByRole('link', { name: 'Zum laufenden Rückruf' }).click();
    await expect(desk.getByRole('heading', { level: 1, name: 'Rückruf: Käppele 25/1' })).toBeVisible();
    const person = desk.getByRole('listitem', { name: 'Clara Maria Vogelsang' });
    await expect(person).toContainText(code);
    await expect(person.getByRole('link', { name: /^\+49/ })).toBeVisible();
    await expectNoBarrier(desk, 'a recall');

    await desk.getByRole('button', { name: 'Alle anschreiben' }).click();
    await expect(person).toContainText('E-Mail geschrieben');
    const subject = 'Bitte rufen Sie uns an: wichtige Nachricht zu Ihrer Bestellung';
    await expect.poll(async () => (await mailbox.latestTo(patientEmail)).subject).toBe(subject);
    const { text, html } = await mailbox.latestTo(patientEmail);
    expect(text).toContain(code);
    expect(`${text}${html}`).not.toContain('Käppele');
    await person.getByRole('button', { name: 'Clara Maria Vogelsang nicht erreicht' }).click();
    await expect(person).toContainText('Am Telefon nicht erreicht');
    await person.getByRole('textbox').fill('bringt den Rest zurück');
    await person.getByRole('button', { name: 'Clara Maria Vogelsang ist erreicht' }).click();
    await expect(desk.getByText('1 von 1', { exact: true })).toBeVisible();

    await desk.getByRole('button', { name: 'Rückruf abschließen' }).click();
    await desk.getByRole('button', { name: 'Rückruf abschließen' }).click();
    await expect(desk.getByText(/Abgeschlossen .* von Anna Reuter/)).toBeVisible();
  },
);
