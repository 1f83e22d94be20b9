import { runSql } from './database.ts';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { expectNoBarrier } from './looks.ts';
import { reserve } from './pharmacy.ts';

test.use({ shopOf: 'desk-retention' });

test(
  'what was kept long enough is counted first, an order in dispute stays, and the run leaves its report',
  inLongRun,
  async ({ lead, patient, shop }) => {
    test.slow();
    const [held, other] = [await reserve(patient), await reserve(patient)];
    await lead.getByRole('link', { name: 'Datenschutz' }).click();
    await lead.getByRole('link', { name: 'Aufbewahrung' }).click();
    const kept = lead.getByRole('region', { name: 'Bleibt, weil etwas offen ist' });
    const going = lead.getByRole('table', { name: /^Das ginge heute/ });

    await test.step('an order is held with a reason', async () => {
      await kept.getByRole('button', { name: 'Bestellung festhalten' }).click();
      await kept.getByRole('button', { name: 'Bestellung festhalten' }).click();
      await expect(kept.getByText('Bitte tragen Sie die Bestellnummer ein.')).toBeVisible();
      await kept.getByLabel('Bestellnummer').fill(held);
      await kept.getByLabel('Begründung').fill('Klage am Amtsgericht');
      await kept.getByRole('button', { name: 'Bestellung festhalten' }).click();
      await expect(kept.getByRole('listitem').filter({ hasText: held })).toContainText('Klage am Amtsgericht');
      await expectNoBarrier(lead, 'an order that is held');
    });

    await test.step('years later only the other one would go', async () => {
      await runSql(
        shop,
        `update orders set status = 'cancelled', retain_until = '2026-01-31' where code in ('${held}', '${other}')`,
      );
      await lead.reload();
      await expect(going.getByRole('row', { name: /Bestellungen ohne Abgabe/ })).toContainText('1');
      await expect(kept.getByRole('listitem').filter({ hasText: held })).toContainText('Frist war 31. Januar 2026');
      await expect(lead.getByRole('main')).not.toContainText(other);
    });

    await test.step('it goes, with a report', async () => {
      await lead.getByRole('button', { name: 'Jetzt entfernen' }).click();
      await expect(lead.getByText('1 Eintrag wird endgültig entfernt.')).toBeVisible();
      await lead.getByRole('form').getByRole('button', { name: 'Jetzt entfernen' }).click();
      const report = lead.getByRole('list', { name: 'Berichte' });
      await expect(report).toContainText('Bestellungen ohne Abgabe: 1');
      await expect(report).toContainText('1 Bestellung blieb');
      await expect(going.getByRole('row', { name: /Bestellungen ohne Abgabe/ })).toContainText('0');
      await expectNoBarrier(lead, 'a report of retention');
    });

    await test.step('only the held one is there', async () => {
      await kept.getByRole('link', { name: held }).click();
      await expect(lead.getByRole('heading', { level: 1 })).toContainText(held);
    });
  },
);
