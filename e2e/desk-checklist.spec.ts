import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { expectNoBarrier } from './looks.ts';
import { reserve, uploadPhoto } from './pharmacy.ts';
import { decision, openOrder, recordAndTick, sayYes, startReview } from './workbench.ts';

test.use({ shopOf: 'desk-checklist' });

test(
  'the lead adds a point to the checklist; a pharmacist sees it, cannot accept without it, ticks it by key and accepts',
  inLongRun,
  async ({ lead, patient, openDesk }) => {
    test.slow();
    const desk = await openDesk({ name: 'Rita Roth', role: 'pharmacist' });
    const code = await reserve(patient, { photo: await uploadPhoto(patient) });
    await openOrder(desk, code);
    await startReview(desk);
    await recordAndTick(desk);
    await expect(decision(desk).getByRole('button', { name: /^Bestellung annehmen/ })).toHaveAccessibleDescription('');

    await lead.getByRole('link', { name: 'Regeln', exact: true }).click();
    const menu = lead.getByRole('navigation', { name: 'Regeln und Einstellungen' });
    await menu.getByRole('link', { name: 'Prüfliste' }).click();
    await lead.getByRole('button', { name: 'Punkt hinzufügen' }).click();
    await lead.keyboard.type('Kühlkette geklärt');
    await lead.getByRole('button', { name: 'Speichern' }).click();
    await expect(lead.getByLabel('Englisch')).toBeFocused();
    await expectNoBarrier(lead, 'a point without English words');
    await lead.getByLabel('Englisch').fill('Cold chain settled');
    await lead.getByRole('button', { name: 'Speichern' }).click();
    await expect(lead.getByText('Gespeichert. Es gilt ab sofort.').first()).toBeVisible();
    await lead.getByRole('button', { name: 'Punkt 1 entfernen' }).click();
    await expect(lead.getByText(/noch nicht entschieden/)).toBeVisible();
    await expectNoBarrier(lead, 'the question before a point is taken away');
    await lead.getByRole('button', { name: 'Behalten' }).click();

    // It appears at the open order by itself.
    const point = desk.getByRole('checkbox', { name: /^Kühlkette geklärt/ });
    await desk.bringToFront();
    await expect(point).toBeVisible();
    await expect(decision(desk)).toContainText('1 Punkt offen: Kühlkette geklärt');
    await expectNoBarrier(desk, 'a checklist with an own point');
    await desk.setViewportSize({ width: 1440, height: 900 });
    await desk.locator('#main').focus();
    await desk.keyboard.press('f');
    await expect(decision(desk)).toContainText('1 Punkt offen: Kühlkette geklärt');
    await desk.keyboard.press('7');
    await expect(desk.getByRole('checkbox', { name: /^Kühlkette geklärt .*Rita Roth/, checked: true })).toBeVisible();
    await sayYes(desk, /^Bestellung annehmen/, 'Die Bestellung ist angenommen.');
  },
);
