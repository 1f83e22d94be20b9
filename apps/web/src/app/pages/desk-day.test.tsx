import type { JournalEntry, SealShown } from '@shop/contract/desk/journal';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { anna, leaveDesk, openAtDesk } from '#testing/at-desk.ts';
import type { FakeAnswers } from '#testing/fake-server.ts';

afterEach(leaveDesk);

const check = { at: '2026-11-16T04:00:00.000Z', entries: 3, hash: 'a', isIntact: true, finding: null };
const seal: SealShown = {
  number: 218,
  day: '2026-11-13',
  sealedAt: '2026-11-13T17:21:00.000Z',
  by: 'Anna Reuter',
  counts: { orders: 27, journal: 412 },
  reasons: { ordersOnTour: 'Bote steht im Stau' },
  hash: 's'.repeat(64),
};
const told: JournalEntry = {
  position: 3,
  at: seal.sealedAt,
  hash: 'a'.repeat(64),
  isRemoved: false,
  by: 'pharmacy',
  staffId: anna.id,
  staffName: 'Anna Reuter',
  subject: 'journal',
  subjectId: '218',
  orderCode: null,
  what: 'daySealed',
  detail: { number: 218 },
};

function openRecords(answers: FakeAnswers = {}) {
  return openAtDesk('/desk/journal', {
    answers: {
      readDeskMe: () => ({ ...anna, rights: ['seeOrder', 'seeJournal', 'closeDay', 'exportBooks'] }),
      readJournal: () => ({ entries: [told], next: null, people: [], seals: [seal], check }),
      readDay: () => ({
        day: '2026-11-16',
        seal: null,
        before: seal,
        lanes: [{ lane: 'check', count: 2 }],
        openEnds: [{ kind: 'ordersOnTour', count: 1, names: ['7KQX-M29F'] }],
        refundsDue: 0,
        youngReleases: [{ code: 'QT7M-2KXC', byName: 'Nina Neu', invitedOn: '2026-11-14' }],
        counts: { orders: 3 },
      }),
      ...answers,
    },
  });
}

test('a seal stands in the list, and tells what it took in and why something was open', async () => {
  const { user } = await openRecords();
  await user.click(await screen.findByRole('button', { name: /13\. November 2026, abgeschlossen/ }));
  const detail = within(screen.getByRole('complementary', { name: 'Eintrag' }));
  expect(detail.getByText('Bote steht im Stau')).toBeVisible();
  expect(detail.getByText('412')).toBeVisible();
  expect(detail.getByText('Prüfsumme von Siegel 218')).toBeVisible();
});

test('the day is closed by key, with a reason for what should not be open', async () => {
  const { user, received } = await openRecords({ closeDay: () => ({ seal: { ...seal, number: 219 }, isNew: true }) });
  await screen.findByRole('table', { name: 'Einträge' });
  await user.keyboard('t');
  const form = within(await screen.findByRole('form', { name: /16\. November 2026 abschließen/ }));
  expect(form.getByText('QT7M-2KXC: Nina Neu, eingeladen am 14. November 2026')).toBeVisible();
  const send = form.getByRole('button', { name: /Abschließen und versiegeln/ });
  await user.click(send);
  const reason = form.getByRole('textbox', { name: 'Mit dem Boten unterwegs (1): Grund' });
  expect(reason).toHaveFocus();
  expect(form.getByText('Bitte nennen Sie den Grund.')).toBeVisible();
  await user.type(reason, 'Stau');
  await user.click(send);
  expect(await screen.findByText('Tag abgeschlossen, Siegel 219.')).toBeVisible();
  expect(received.closeDay?.map(({ body }) => body)).toEqual([{ reasons: { ordersOnTour: 'Stau' } }]);
});

test('whoever keeps the books and reads no journal finds the exports', async () => {
  await openRecords({ readDeskMe: () => ({ ...anna, rights: ['exportBooks'] }) });
  expect(await screen.findByRole('button', { name: 'DATEV' })).toBeEnabled();
  expect(screen.queryByRole('form', { name: 'Überwachung' })).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});
