import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { CallOutput } from '#lib/api.ts';
import { anna, leaveDesk, openAtDesk } from '#testing/at-desk.ts';
import type { FakeAnswers } from '#testing/fake-server.ts';

afterEach(leaveDesk);

const id = '77777777-7777-4777-8777-000000000002';
type Case = CallOutput<'readWithdrawal'>;

function aCase(differences: Partial<Case> = {}): Case {
  return {
    id,
    receivedAt: '2026-11-16T08:00:00.000Z',
    dueOn: '2026-11-30',
    channel: 'form',
    fullName: 'Lena Muster',
    orderCode: '7KQX-M29F',
    hasOrder: true,
    scope: 'part',
    state: 'undecided',
    decision: null,
    email: 'lena@patient.example',
    declaredCode: '7kqx m29f',
    products: 'Käppele',
    isSameEmail: true,
    enteredBy: null,
    checked: null,
    decided: null,
    refusal: null,
    acceptedCent: null,
    acceptedLines: null,
    goods: null,
    goodsBack: null,
    closed: null,
    order: {
      id: '77777777-7777-4777-8777-000000000003',
      code: '7KQX-M29F',
      status: 'completed',
      patientName: 'Lena Muster',
      totalCent: 9_000,
      paidCent: 9_000,
      refundDueCent: 0,
      hasLeft: true,
      lines: [
        {
          position: 1,
          name: 'Käppele 25/1',
          quantity: 5,
          unit: 'gram',
          totalCent: 4_000,
          isWithdrawn: false,
          isTakenBack: false,
        },
        {
          position: 2,
          name: 'Steinburg 20/1',
          quantity: 5,
          unit: 'gram',
          totalCent: 5_000,
          isWithdrawn: true,
          isTakenBack: false,
        },
      ],
      others: [],
    },
    ...differences,
  };
}

function openWithdrawals(address: string, answers: FakeAnswers) {
  const rights: (typeof anna)['rights'] = ['seeOrder', 'handOver', 'confirmOrder'];
  return openAtDesk(address, { answers: { readDeskMe: () => ({ ...anna, rights }), ...answers } });
}

function openCase(shown: Case, answers: FakeAnswers = {}) {
  return openWithdrawals(`/desk/withdrawals/${id}`, { readWithdrawal: () => shown, ...answers });
}

test('some lines are accepted, without those that are withdrawn already', async () => {
  const { user, received } = await openCase(aCase(), { acceptWithdrawal: () => aCase({ state: 'refundDue' }) });
  await user.click(await screen.findByRole('button', { name: 'Annehmen' }));
  const form = within(screen.getByRole('form', { name: 'Annehmen' }));
  await user.click(form.getByRole('button', { name: /^Annehmen/ }));
  expect(form.getByText('Bitte wählen Sie mindestens eine Position.')).toBeVisible();
  expect(form.queryByRole('checkbox', { name: /Steinburg/ })).toBeNull();
  await user.click(form.getByRole('checkbox', { name: /Käppele/ }));
  expect(form.getByRole('status')).toHaveTextContent(/Zu erstatten: 40,00\s€/);
  await user.click(form.getByRole('radio', { name: /^Die Ware/ }));
  await user.click(form.getByRole('button', { name: /^Annehmen/ }));
  await screen.findByText('Widerruf angenommen.');
  expect(received.acceptWithdrawal?.[0]?.body).toEqual({ lines: [1], goods: 'awaited' });
});

test('a declaration of unknown sender is not decided on', async () => {
  await openCase(aCase({ state: 'unproven', isSameEmail: false }));
  expect(await screen.findByRole('button', { name: 'Absender bestätigen' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Annehmen' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ablehnen' })).toBeNull();
});

test('the list tells the deadline, and what is late is marked so', async () => {
  const late = aCase({ dueOn: '2025-01-31', state: 'refundDue' });
  await openWithdrawals('/desk/withdrawals', { listWithdrawals: () => ({ withdrawals: [late], open: 1 }) });
  const list = within(await screen.findByRole('list', { name: 'Widerrufe' }));
  expect(list.getByText('Frist abgelaufen am 31. Januar 2025')).toBeVisible();
  expect(list.getByText('Erstattung offen')).toBeVisible();
});
