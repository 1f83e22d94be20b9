import type { OwnPoint } from '@shop/contract/desk/checklist';
import type { AllSettings } from '@shop/contract/desk/settings';
import { roles } from '@shop/contract/rights';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { anna, aQueueRow, countsOf, leaveDesk, openAtDesk } from '#testing/at-desk.ts';
import { type FakeAnswers, refuse } from '#testing/fake-server.ts';
import { patience } from '#testing/patience.ts';
import { firstSettings } from '#testing/settings.ts';

const cold: OwnPoint = {
  id: 'cold0001',
  de: 'Kühlkette geklärt',
  en: 'Cold chain settled',
  stage: 'confirm',
  formats: ['physical'],
};
const stamp: OwnPoint = { ...cold, id: 'stamp001', de: 'Stempel gesehen', en: 'Stamp seen', stage: 'verify' };

/** The form with these points; every save is kept in `sent`. */
async function openForm(points: OwnPoint[], answers: FakeAnswers = {}) {
  const sent: { version: number; value: { points: OwnPoint[] } }[] = [];
  const settings: AllSettings = {
    ...firstSettings,
    checklist: { value: { points }, version: 3, changedAt: '2026-11-16T08:00:00.000Z', changedByName: 'Max Götz' },
  };
  const page = await openAtDesk('/desk/rules/checklist', {
    answers: {
      readDeskMe: () => ({ ...anna, rights: [...roles.lead] }),
      readSettings: () => settings,
      changeSetting: ({ body }) => {
        sent.push(body as (typeof sent)[number]);
        return settings;
      },
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Prüfliste' });
  await screen.findByRole('form', { name: 'Eigene Punkte' });
  return { ...page, sent };
}

const entry = (number: number) => within(screen.getByRole('region', { name: `Punkt ${number}` }));
const save = () => screen.getByRole('button', { name: 'Speichern' });
const orderShown = () => screen.getAllByLabelText('Deutsch').map((field) => (field as HTMLInputElement).value);

afterEach(leaveDesk);

test('a point needs words in both languages, a prescription and words of its own; then it is saved with an id', async () => {
  const { user, sent } = await openForm([cold]);
  await user.click(screen.getByRole('button', { name: 'Punkt hinzufügen' }));
  expect(entry(2).getByLabelText('Deutsch')).toHaveFocus();
  await user.keyboard('kühlkette geklärt ');
  await user.click(save());
  expect(entry(2).getByLabelText('Deutsch')).toHaveAccessibleDescription('Das steht schon bei einem anderen Punkt.');
  expect(entry(2).getByLabelText('Deutsch')).toHaveFocus();
  expect(entry(2).getByLabelText('Englisch')).toHaveAccessibleDescription(/füllen Sie dieses Feld aus/);

  await user.clear(entry(2).getByLabelText('Deutsch'));
  await user.type(entry(2).getByLabelText('Deutsch'), ' Praxis angerufen ');
  await user.type(entry(2).getByLabelText('Englisch'), 'Practice called');
  await user.selectOptions(entry(2).getByLabelText('Nötig für'), '„Rezept gültig“');
  for (const name of ['Papierrezept', 'E-Rezept', 'signierte Datei']) {
    await user.click(entry(2).getByRole('checkbox', { name }));
  }
  await user.click(save());
  expect(entry(2).getByRole('group', { name: 'Bei diesen Rezepten' })).toHaveAccessibleDescription(/mindestens eine/);
  expect(sent).toEqual([]);
  await user.click(entry(2).getByRole('checkbox', { name: 'E-Rezept' }));
  await user.click(save());
  await screen.findByText('Gespeichert. Es gilt ab sofort.');
  const added = { de: 'Praxis angerufen', en: 'Practice called', stage: 'verify', formats: ['ePrescription'] };
  expect(sent).toEqual([
    { name: 'checklist', version: 3, value: { points: [cold, { id: expect.any(String), ...added }] } },
  ]);
  expect(sent[0]?.value.points[1]?.id).toMatch(/^[0-9a-f]{8}$/);
});

test('points are moved by their buttons, which keep the focus and say where the point stands', async () => {
  const { user, sent } = await openForm([cold, stamp]);
  await user.click(screen.getByRole('button', { name: 'Punkt 1 nach unten' }));
  expect(orderShown()).toEqual([stamp.de, cold.de]);
  expect(screen.getByText('Punkt 1 steht jetzt an Stelle 2 von 2.')).toHaveAttribute('role', 'status');
  const down = screen.getByRole('button', { name: 'Punkt 2 nach unten' });
  expect(down).toHaveFocus();
  expect(down).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(orderShown()).toEqual([stamp.de, cold.de]);
  await user.click(save());
  await vi.waitFor(() => expect(sent).toHaveLength(1), patience);
  expect(sent[0]?.value.points).toEqual([stamp, cold]);
});

test('words that are changed keep the id of their point', async () => {
  const { user, sent } = await openForm([cold]);
  await user.type(entry(1).getByLabelText('Deutsch'), ' und notiert');
  await user.click(save());
  await vi.waitFor(() => expect(sent).toHaveLength(1), patience);
  expect(sent[0]?.value.points).toEqual([{ ...cold, de: 'Kühlkette geklärt und notiert' }]);
});

test('a point is taken away after a question while orders are open, and at once when none is', async () => {
  const waiting = (['new', 'check', 'originalMissing', 'toPack'] as const).map((lane) => aQueueRow({ lane }));
  const { user, sent } = await openForm([cold, stamp], {
    readQueue: () => ({ rows: [], next: null, counts: countsOf(waiting) }),
  });
  const removal = screen.getByRole('button', { name: 'Punkt 1 entfernen' });
  await user.click(removal);
  const question = within(screen.getByRole('dialog', { name: 'Punkt entfernen?' }));
  expect(await question.findByText(/3 Bestellungen sind noch nicht entschieden/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Behalten' }));
  expect(orderShown()).toEqual([cold.de, stamp.de]);
  await user.click(removal);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Entfernen' }));
  expect(orderShown()).toEqual([stamp.de]);
  // One that was never saved is nobody's yet.
  await user.click(screen.getByRole('button', { name: 'Punkt hinzufügen' }));
  await user.click(screen.getByRole('button', { name: 'Punkt 2 entfernen' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(save());
  await vi.waitFor(() => expect(sent).toHaveLength(1), patience);
  expect(sent[0]?.value.points).toEqual([stamp]);
});

test('who is overtaken is told by whom, and keeps what they typed', async () => {
  const { user } = await openForm([cold], {
    changeSetting: refuse('SettingChanged', { changedByName: 'Max Götz', changedAt: '2026-11-16T08:00:00.000Z' }),
  });
  await user.type(entry(1).getByLabelText('Englisch'), '!');
  await user.click(save());
  expect(await screen.findByText(/Wenn Sie noch einmal speichern/)).toHaveTextContent('Max Götz');
  expect(entry(1).getByLabelText('Englisch')).toHaveValue('Cold chain settled!');
});

test('there is room for eight', async () => {
  const eight = Array.from({ length: 8 }, (_, at) => ({ ...cold, id: `p${at}`, de: `D${at}`, en: `E${at}` }));
  await openForm(eight);
  expect(screen.queryByRole('button', { name: 'Punkt hinzufügen' })).toBeNull();
  expect(screen.getByText('Mehr als 8 eigene Punkte sind nicht möglich.')).toBeVisible();
});
