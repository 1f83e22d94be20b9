import { roles } from '@shop/contract/rights';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { anna, leaveDesk, openAtDesk } from '#testing/at-desk.ts';
import type { FakeAnswers } from '#testing/fake-server.ts';
import { firstSettings as settings } from '#testing/settings.ts';

afterEach(leaveDesk);

async function openPart(part: string, answers: FakeAnswers = {}) {
  const sent: unknown[] = [];
  const { user } = await openAtDesk(`/desk/rules/${part}`, {
    answers: {
      readDeskMe: () => ({ ...anna, rights: [...roles.lead] }),
      readSettings: () => settings,
      changeSetting: ({ body }) => {
        sent.push(body);
        return settings;
      },
      ...answers,
    },
  });
  return { user, sent };
}

test('the tax number is set beside the account, and what waits of it names the number alone', async () => {
  const { value } = settings.bank;
  // The form groups the digits of the account: it is the same one.
  const to = { ...value, iban: 'DE36 0000 0000 0000 0000 00', vatId: '257/123/45678' };
  const waiting = {
    id: '44444444-4444-4444-8444-444444444444',
    detail: { kind: 'bank' as const, from: value, to },
    proposedByName: null,
    proposedAt: '2026-11-16T08:00:00.000Z',
    countsFrom: '2026-11-17T08:00:00.000Z',
    mayConfirm: true,
  };
  const { user, sent } = await openPart('bank', {
    readDeskOverview: () => ({
      openOrders: 0,
      waitingLetters: 0,
      openWithdrawals: 0,
      waitingPayments: 0,
      waitingFilledGoods: 0,
      pendingChanges: [waiting],
      releasesFrom: null,
      journalAlarm: null,
    }),
    confirmPendingChange: () => ({ isPending: true }),
  });
  const field = await screen.findByLabelText(/^USt-IdNr\. oder Steuernummer/);
  await user.clear(field);
  await user.type(field, to.vatId);
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(sent).toEqual([{ name: 'bank', version: 0, value: to }]);

  expect(await screen.findByText(/Steuernummer der Apotheke: 257\/123\/45678 statt DE999999999/)).toBeVisible();
  expect(screen.getByText(/Steht in config\.json, gilt ab 17\. November 2026, 09:00 Uhr/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Bestätigen: / }));
  expect(await screen.findByText('Bestätigt. Es gilt, sobald eine zweite Leitung bestätigt.')).toBeVisible();
});

test('whether patients are told of the way by the practice is set at the desk', async () => {
  const { user, sent } = await openPart('visibility');
  await user.click(await screen.findByRole('checkbox', { name: /Praxis das signierte Rezept schicken kann/ }));
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(sent).toEqual([{ name: 'catalogue', version: 0, value: { isPublic: true, practiceSends: true } }]);
});
