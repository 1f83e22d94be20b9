import type { Page } from '@playwright/test';
import { openDeskAs, openDeskAsLead, otherBrowser } from './desk.ts';
import { expect, test } from './fixtures.ts';
import { expectNoBarrier } from './looks.ts';
import { becomePatient } from './patient.ts';
import { reserve, uploadPhoto } from './pharmacy.ts';
import { decision, openOrder, sayYes, startReview } from './workbench.ts';

// Codes that register devices count once: this journey has a shop of its own.
test.use({ shopEnv: { RATE_LIMITS: 'off', SHOP_OF: 'desk-checklist' } });

/** What a faultless photo says, and the points of the law that can be read from it. */
async function recordAndTick(desk: Page): Promise<void> {
  await expect(desk.getByRole('form', { name: 'Angaben vom Rezept' })).toBeVisible();
  await desk.keyboard.press('Enter');
  await expect(desk.locator('#record-person-read')).toBeFocused();
  await desk.keyboard.press('Enter');
  const today = new Date().toLocaleDateString('de-DE', { timeZone: 'Europe/Berlin' });
  for (const words of [today, 'Dr. J. Ebert', '2 × täglich 0,1 g']) {
    // As fast as a person: faster keys are a scanner's, and Enter ends its code.
    await desk.keyboard.type(words, { delay: 120 });
    await desk.keyboard.press('Enter');
  }
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('list', { name: 'Rezept gegen Bestellung' })).toBeVisible();
  const checklist = desk.getByRole('region', { name: 'Prüfliste', exact: true });
  for (const digit of [1, 2, 3, 4, 5, 6]) {
    await desk.keyboard.press(String(digit));
    await expect(checklist).toContainText(`${digit} von 9`);
  }
}

test('the lead adds a point to the checklist; a pharmacist sees it, cannot accept without it, ticks it by key and accepts', async ({
  page: lead,
  browser,
  shop,
  mailbox,
}) => {
  test.slow();
  const patient = await otherBrowser(browser);
  const desk = await otherBrowser(browser);
  await patient.goto(`${shop.origin}/#/orders`);
  await becomePatient(patient, mailbox);
  await openDeskAsLead(lead, shop, mailbox);
  await openDeskAs(desk, shop, mailbox, { name: 'Rita Roth', role: 'pharmacist' });
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
});
