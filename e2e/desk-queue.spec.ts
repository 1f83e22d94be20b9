import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoBarrier } from './looks.ts';
import { reserve, uploadPhoto } from './pharmacy.ts';

test.use({ shopOf: 'desk-queue' });

const rowOf = (desk: Page, code: string) => desk.getByRole('row', { name: new RegExp(code) });

test('two people at one queue see each other, and who may see nothing sees nothing', async ({
  lead,
  openDesk,
  patient,
  browserErrors,
}) => {
  test.slow();
  const pta = await openDesk({ name: 'Bert Beispiel', role: 'pta' });
  const code = await reserve(patient, { photo: await uploadPhoto(patient) });

  await test.step('a new order appears by itself, and taking it is seen by the other', async () => {
    for (const desk of [lead, pta]) await expect(rowOf(desk, code)).toBeVisible();
    await expectNoBarrier(lead, 'the queue with an order');
    await lead.setViewportSize({ width: 1440, height: 900 });
    await lead.bringToFront();
    await lead.locator('#main').focus();
    await lead.keyboard.press('j');
    await lead.keyboard.press('t');
    await expect(lead.getByText('Sie haben die Bestellung übernommen.')).toBeVisible();
    await expect(rowOf(pta, code)).toContainText(/JM(?=Ansehen)/);
  });

  await test.step('taking over asks first', async () => {
    await pta.bringToFront();
    await pta.locator('#main').focus();
    await pta.keyboard.press('j');
    await pta.keyboard.press('t');
    const question = pta.getByRole('dialog', { name: /übernehmen\?/ });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Übernehmen', exact: true, disabled: false }).press('Enter');
    await expect(pta.getByText('Sie haben die Bestellung übernommen.')).toBeVisible();
    await expect(rowOf(lead, code)).toContainText(/BB(?=Ansehen)/);
  });

  await test.step('a change by the other is seen in the open order', async () => {
    for (const desk of [lead, pta]) {
      await desk.bringToFront();
      await desk.locator('#main').focus();
      await desk.keyboard.press('Enter');
      await expect(desk.getByRole('heading', { level: 1, name: code })).toBeVisible();
    }
    await pta.locator('#main').focus();
    await expect(pta.getByRole('button', { name: /In Prüfung nehmen/ })).toBeEnabled();
    await pta.keyboard.press('f');
    await expect(pta.getByText('Die Bestellung ist in Prüfung.')).toBeVisible();
    await expect(lead.getByRole('region', { name: 'Verlauf' })).toContainText('Bert Beispiel');
    await pta.keyboard.press('Escape');
    await expect(rowOf(pta, code)).toBeVisible();
  });

  const address = `${new URL(lead.url()).origin}/`;
  for (const [role, name] of [
    ['accounting', 'Carla Kasse'],
    ['courier', 'Dirk Fahrer'],
  ] as const) {
    await test.step(`nothing of prescriptions for the role ${role}`, async () => {
      const colleague = await openDesk({ name, role });
      browserErrors.allow(/403/);
      await colleague.goto(`${address}#/desk/order/${code}`);
      await expect(colleague.getByText(/sehen Sie mit Ihrer Rolle nicht/)).toBeVisible();
      // Refused before it is looked for: any id will do.
      const order = 'orders/33333333-3333-4333-8333-333333333333';
      for (const path of ['queue', order, `${order}/prescription`]) {
        expect((await colleague.request.get(`${address}api/desk/${path}`)).status(), path).toBe(403);
      }
    });
  }
});
