import type { JournalEntry } from '@shop/contract/desk/journal';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { anna, leaveDesk, openAtDesk } from '#testing/at-desk.ts';
import type { FakeAnswers } from '#testing/fake-server.ts';
import { patience } from '#testing/patience.ts';

afterEach(leaveDesk);

const check = { at: '2026-11-16T04:00:00.000Z', entries: 3, hash: 'a', isIntact: true, finding: null };
const whole: JournalEntry = {
  position: 3,
  at: '2026-11-16T08:10:00.000Z',
  hash: `7c1e${'0'.repeat(56)}a904`,
  isRemoved: false,
  by: 'pharmacy',
  staffId: anna.id,
  staffName: 'Anna Reuter',
  subject: 'order',
  subjectId: '33333333-3333-4333-8333-333333333333',
  orderCode: '7KQX-M29F',
  what: 'prescriptionVerified',
  detail: null,
};
const entries: JournalEntry[] = [
  whole,
  { ...whole, position: 2, at: '2026-11-15T08:10:00.000Z', what: 'status', detail: { status: 'inReview' } },
  { ...whole, position: 1, at: '2026-11-15T07:00:00.000Z', subject: 'post', orderCode: null, what: 'letterSentBack' },
];

function openJournal(answers: FakeAnswers = {}, address = '/desk/journal') {
  return openAtDesk(address, {
    answers: {
      readDeskMe: () => ({ ...anna, rights: ['seeOrder', 'seeJournal'] }),
      readJournal: () => ({ entries, next: null, people: [{ staffId: anna.id, name: anna.name }], seals: [], check }),
      ...answers,
    },
  });
}

test('entries stand by day with person, words and a way to the order; the chain is whole', async () => {
  await openJournal();
  const table = within(await screen.findByRole('table', { name: 'Einträge' }));
  expect(table.getByRole('rowheader', { name: /Rezept für gültig erklärt/ })).toBeVisible();
  expect(table.getByRole('rowheader', { name: /In Prüfung/ })).toBeVisible();
  expect(table.getByRole('rowheader', { name: /Brief zurückgeschickt/ })).toBeVisible();
  expect(table.getByText('16. November 2026')).toBeVisible();
  expect(table.getByText('15. November 2026')).toBeVisible();
  const [first] = table.getAllByRole('link', { name: 'Bestellung 7KQX-M29F öffnen' });
  expect(first).toHaveAttribute('href', '#/desk/order/7KQX-M29F');
  expect(screen.getByText('Kette geprüft am 16. November 2026, 05:00 Uhr, kein Bruch')).toBeVisible();
});

test('is filtered by days, person, kind and order, which stand in the address, and read on page by page', async () => {
  const { user, received } = await openJournal({
    readJournal: ({ query }) => ({
      entries: query.before ? [{ ...whole, position: 1, isRemoved: true, what: null, orderCode: null }] : entries,
      next: query.before ? null : 2,
      people: [{ staffId: anna.id, name: anna.name }],
      seals: [],
      check,
    }),
  });
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'Ältere zeigen' }));
  expect(await screen.findByText(/Inhalt gelöscht, weil/)).toBeVisible();
  for (const name of ['Von', 'Bis', 'Bestellnummer']) expect(screen.getByLabelText(name)).not.toBeRequired();
  await user.type(screen.getByLabelText(/^Von/), '2026-11-15');
  await user.selectOptions(screen.getByLabelText('Person'), 'Anna Reuter');
  await user.selectOptions(screen.getByLabelText('Art'), 'Bestellung');
  await user.type(screen.getByLabelText(/^Bestellnummer/), '7kqx');
  await user.click(screen.getByRole('button', { name: 'Filtern' }));
  const asked = { from: '2026-11-15', staffId: anna.id, subject: 'order', code: '7kqx' };
  await expect.poll(() => received.readJournal?.at(-1)?.query, patience).toEqual(asked);
  expect(Object.fromEntries(new URLSearchParams(window.location.hash.split('?')[1]))).toEqual(asked);
  await user.click(screen.getByRole('button', { name: 'Filter aufheben' }));
  await expect.poll(() => window.location.hash, patience).toBe('#/desk/journal');
});

test('an alarm stands above every screen of who may read the journal', async () => {
  await openJournal({
    readDeskOverview: () => ({
      openOrders: 1,
      waitingLetters: null,
      openWithdrawals: null,
      waitingPayments: null,
      waitingFilledGoods: null,
      pendingChanges: null,
      releasesFrom: null,
      journalAlarm: { at: check.at, finding: 'entry 3 is missing' },
    }),
    readJournal: () => ({
      entries,
      next: null,
      people: [],
      seals: [],
      check: { ...check, isIntact: false, finding: 'entry 3 is missing' },
    }),
  });
  const finding = await screen.findByText('entry 3 is missing');
  expect(finding.closest('[role=alert]')).toHaveTextContent(/nicht mehr, wie sie geschrieben wurden/);
});

test('by its address it is a plain sentence without the right', async () => {
  await openJournal({ readDeskMe: () => anna });
  expect(await screen.findByText(/haben Sie kein Recht/)).toBeVisible();
});

test('j and k move, Enter opens an entry with all that is known of it, and the place stands in the address', async () => {
  const { user } = await openJournal();
  await screen.findByRole('table');
  const selected = () => document.querySelector('tr[aria-current]');
  await user.keyboard('jj');
  await vi.waitFor(() => expect(selected()).toHaveTextContent('In Prüfung'), patience);
  expect(window.location.hash).toBe('#/desk/journal?row=2');
  expect(screen.queryByRole('complementary', { name: 'Eintrag' })).toBeNull();
  await user.keyboard('k{Enter}');
  const detail = within(await screen.findByRole('complementary', { name: 'Eintrag' }));
  expect(detail.getByRole('heading', { name: 'Rezept für gültig erklärt' })).toHaveFocus();
  expect(detail.getByText('16. November 2026, 09:10:00 Uhr')).toBeVisible();
  expect(detail.getByText('Anna Reuter')).toBeVisible();
  expect(detail.getByRole('link', { name: 'Bestellung 7KQX-M29F öffnen' })).toBeVisible();
  expect(detail.getByText(whole.hash, { selector: 'dt:last-of-type + dd' })).toBeVisible();
  expect(detail.getByText('Vorgänger, Nr. 2')).toBeVisible();
  expect(window.location.hash).toBe('#/desk/journal?entry=3');
  await user.keyboard('j');
  expect(await screen.findByRole('heading', { name: 'In Prüfung' })).toBeVisible();
  await user.keyboard('{Escape}');
  await vi.waitFor(() => expect(window.location.hash).toBe('#/desk/journal?row=2'), patience);
  expect(screen.getByRole('button', { name: 'In Prüfung' })).toHaveFocus();
});

test('an entry of the address is found further down, with its filter, and opened', async () => {
  const { received } = await openJournal(
    {
      readJournal: ({ query }) => ({
        entries: query.before ? entries.slice(2) : entries.slice(0, 2),
        next: query.before ? null : 2,
        people: [],
        seals: [],
        check,
      }),
    },
    '/desk/journal?from=2026-11-15&entry=1',
  );
  const detail = await screen.findByRole('complementary', { name: 'Eintrag' });
  expect(within(detail).getByRole('heading', { name: 'Brief zurückgeschickt' })).toBeVisible();
  expect(received.readJournal?.map(({ query }) => query)).toEqual([
    { from: '2026-11-15' },
    { from: '2026-11-15', before: '2' },
  ]);
});
