import { expect, test } from './fixtures.ts';
import { expectNoBarrier } from './looks.ts';
import { reserve } from './pharmacy.ts';
import { decision, openOrder, startReview, story } from './workbench.ts';

test.use({ shopOf: 'desk-attach' });

const pdf = Buffer.from('%PDF-1.4\n% Rezept der Praxis\n1 0 obj <<>> endobj\n%%EOF\n');

test('a signed prescription that came by mail is attached where it is missing, by keyboard, and the patient sees it', async ({
  openDesk,
  patient,
}) => {
  const code = await reserve(patient);
  const desk = await openDesk({ name: 'Jana Amsel', role: 'pharmacist' });
  await openOrder(desk, code);
  await startReview(desk);
  await expect(decision(desk).getByText(/Signierte Datei fehlt/)).toBeVisible();
  await expectNoBarrier(desk, 'an order without its signed file');

  const attach = decision(desk).getByRole('button', { name: 'Datei anhängen' });
  await attach.focus();
  await desk.keyboard.press('Enter');
  const form = desk.getByRole('form', { name: 'Datei anhängen' });
  await expect(form.getByRole('radio', { name: 'von der Praxis' })).toBeFocused();
  const file = form.locator('input[type="file"]');
  await file.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') });
  await expect(form.getByText(/Hier zählt nur das signierte PDF/)).toBeVisible();
  await expectNoBarrier(desk, 'a file that does not count');
  await file.setInputFiles({
    name: 'kaputt.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 und aus'),
  });
  await desk.keyboard.press('Control+Enter');
  await expect(form.getByText(/die nicht beschädigt ist/)).toBeVisible();
  await file.setInputFiles({ name: 'Rezept Fremd.pdf', mimeType: 'application/pdf', buffer: pdf });
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText('Die Datei ist angehängt.')).toBeVisible();
  await expect(desk.getByText('Vom Team angehängt, von der Praxis')).toBeVisible();
  await expect(story(desk).getByText('Rezept angehängt, von der Praxis')).toBeVisible();
  await expect(decision(desk).getByText(/Signierte Datei fehlt/)).toHaveCount(0);
  await expectNoBarrier(desk, 'an order with a file that was attached');

  await patient.goto('/#/orders');
  await patient.reload();
  await expect(patient.getByText('Vom Apothekenteam hinzugefügt').first()).toBeVisible();
  await expect(patient.getByText('Rezept Fremd')).toHaveCount(0);
});
