import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { CallOutput } from '#lib/api.ts';
import { anna, leaveDesk, openAtDesk } from '#testing/at-desk.ts';

afterEach(leaveDesk);

type Plan = CallOutput<'readRetention'>;

const plan: Plan = {
  today: '2026-11-16',
  going: [
    { kind: 'dispensedOrders', count: 3, oldest: '2021-11-10' },
    { kind: 'letters', count: 0, oldest: null },
  ],
  kept: [
    {
      orderId: '77777777-7777-4777-8777-000000000004',
      code: '7KQX-M29F',
      until: '2026-11-01',
      isOver: true,
      reasons: ['disputed'],
      note: 'Klage',
    },
  ],
  completedByShop: [{ code: 'H4TR-9WXC', on: '2026-11-12' }],
  runs: [{ at: '2026-11-15T02:00:00.000Z', by: null, removed: [{ kind: 'letters', count: 2 }], kept: 1 }],
};

test('what would go is counted, and only a second press removes it', async () => {
  const { user, received } = await openAtDesk('/desk/privacy/retention', {
    answers: {
      readDeskMe: () => ({ ...anna, rights: ['changeRetention'] }),
      readRetention: () => plan,
      runRetention: () => plan,
    },
  });
  const table = within(await screen.findByRole('table'));
  const row = table.getByRole('row', { name: /Abgegebene Bestellungen/ });
  expect(row).toHaveTextContent(/3.*10\. November 2021.*5 Jahre/);
  expect(screen.getByRole('list', { name: 'Bleibt, weil etwas offen ist' })).toHaveTextContent(/7KQX-M29F.*im Streit/);
  expect(screen.getByRole('list', { name: 'Berichte' })).toHaveTextContent(/automatisch.*Briefe ohne Bestellung: 2/);
  await user.click(screen.getByRole('button', { name: 'Jetzt entfernen' }));
  expect(received.runRetention).toBeUndefined();
  const form = within(screen.getByRole('form', { name: 'Jetzt entfernen' }));
  expect(form.getByText('3 Einträge werden endgültig entfernt.')).toBeVisible();
  await user.click(form.getByRole('button', { name: /^Jetzt entfernen/ }));
  await screen.findByText('Lauf beendet.');
  expect(received.runRetention).toHaveLength(1);
});
