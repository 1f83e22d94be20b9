import { idleSecondsHeader } from '@shop/contract/desk/idle-header';
import type { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { anna, leaveDesk, openAtDesk, scan, visit } from '#testing/at-desk.ts';
import { aDeskOrder, aRecorded, aReview, aRow, openWorkbench } from '#testing/at-workbench.ts';
import type { FakeAnswers } from '#testing/fake-server.ts';
import { patience } from '#testing/patience.ts';

afterEach(leaveDesk);

/** A desk that somebody can lock, and unlock as the passkey does. */
function aLock() {
  let isLocked = false;
  const answers: FakeAnswers = {
    readDeskVisit: () => ({ ...visit, stage: isLocked ? 'locked' : 'open' }),
    lockDesk: () => {
      isLocked = true;
      return { success: true };
    },
  };
  return {
    answers,
    async close(user: UserEvent) {
      await user.click(screen.getByRole('button', { name: 'Sperren, Taste L' }));
      await screen.findByRole('heading', { level: 1, name: 'Gesperrt' }, patience);
      expect(document.documentElement.outerHTML).not.toMatch(health);
    },
    /** Somebody comes back to the window, which asks whether the desk is open. */
    async open() {
      isLocked = false;
      await screen.findByRole('button', { name: 'Mit Passkey öffnen' }, patience);
      window.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

const order = aDeskOrder({ actions: [{ name: 'ask', obstacle: null }] });
const health = /Vogelsang|Käppele|1988|Ebert|Sanderglacis/;

/** What the server answered and was sent, as long as it is in memory. */
function knownIn(queryClient: QueryClient): string {
  const all = [...queryClient.getQueryCache().getAll(), ...queryClient.getMutationCache().getAll()];
  return JSON.stringify(all.map(({ state }) => state));
}

test('behind the lock nothing of a patient is on the page or among the answers, and typed words are back after it', async () => {
  const lock = aLock();
  const { user, queryClient } = await openWorkbench({
    order,
    review: aReview(aRecorded()),
    answers: lock.answers,
  });
  await screen.findByText(/Dr\. J\. Ebert/, undefined, patience);
  await user.keyboard('r');
  const text = () => screen.findByRole('textbox', { name: 'Nachricht an Patient/in' }, patience);
  await user.type(await text(), 'Welche Menge?');
  await lock.close(user);
  expect(document.documentElement.outerHTML).not.toContain('Welche Menge?');
  expect(knownIn(queryClient)).not.toMatch(health);

  await lock.open();
  expect(await text()).toHaveValue('Welche Menge?');
  expect(window.location.hash).toBe(`#/desk/order/${order.code}`);
});

test('an answer that was begun is as it was', async () => {
  const lock = aLock();
  const differs = aRow('line', {
    recordLine: 0,
    orderLine: 1,
    difference: 'orderedLess',
    choices: ['patientWantsLess', 'patientAsked'],
  });
  const { user } = await openWorkbench({
    order,
    review: aReview({ ...aRecorded(), rows: [differs] }),
    answers: lock.answers,
  });
  const answer = () => screen.findByRole('textbox', { name: 'Mit wem, und was gesagt wurde' }, patience);
  await user.type(await answer(), 'Es genügen 5 g.');
  await lock.close(user);
  await lock.open();
  expect(await answer()).toHaveValue('Es genügen 5 g.');
});

test('what was scanned stays without names, and a letter that was being noted goes on', async () => {
  const lock = aLock();
  const scanned = { id: order.id, code: order.code, patientName: order.person.name, birthDate: order.person.birthDate };
  const { user, queryClient } = await openAtDesk('/desk/post', {
    answers: {
      listOriginalsToSend: () => ({ originals: [] }),
      ...lock.answers,
      readDeskMe: () => ({ ...anna, rights: ['seeOrder', 'receivePost'] }),
      readDeskOverview: () => ({
        openOrders: 1,
        waitingLetters: 0,
        openWithdrawals: 0,
        waitingPayments: null,
        waitingFilledGoods: null,
        pendingChanges: null,
        releasesFrom: null,
        journalAlarm: null,
      }),
      listLetters: () => ({ letters: [], next: null }),
      receiveOriginal: () => ({
        outcome: 'received',
        order: { ...scanned, trayNumber: 14, receivedAt: null, expectsOriginal: false, lane: 'check', missing: [] },
      }),
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Posteingang' }, patience);
  scan(order.code);
  const sitting = () => screen.findByRole('region', { name: /^Heute gescannt/ }, patience);
  await within(await sitting()).findByText('Clara Vogelsang', undefined, patience);
  const sender = () => screen.findByRole('textbox', { name: /Absender/ }, patience);
  await user.type(await sender(), 'Praxis am Main');
  await lock.close(user);
  expect(knownIn(queryClient)).not.toMatch(health);
  await lock.open();
  expect(await sender()).toHaveValue('Praxis am Main');
  expect(await sitting()).toHaveTextContent(order.code);
  expect(await sitting()).not.toHaveTextContent('Clara');
});

test('a call says that somebody has just pressed a key', async () => {
  const told: (string | null)[] = [];
  const { user } = await openWorkbench({
    order,
    answers: {
      ...aLock().answers,
      lockDesk: ({ headers }) => {
        told.push(headers.get(idleSecondsHeader));
        return { success: true };
      },
    },
  });
  await screen.findByRole('button', { name: 'Sperren, Taste L' }, patience);
  await user.keyboard('l');
  await screen.findByRole('heading', { level: 1, name: 'Gesperrt' }, patience);
  await vi.waitFor(() => expect(told).toHaveLength(1), patience);
  expect(Number(told[0] ?? Number.NaN)).toBeLessThan(600);
});

test('what was pressed before the lock still reaches the server, and its answer is forgotten too', async () => {
  const lock = aLock();
  const ticked: (() => void)[] = [];
  const { user, received, queryClient } = await openWorkbench({
    order,
    review: aReview(aRecorded()),
    answers: {
      ...lock.answers,
      tickChecks: () => new Promise((resolve) => void ticked.push(() => resolve(aReview(aRecorded())))),
    },
  });
  await screen.findByText(/Dr\. J\. Ebert/, undefined, patience);
  await user.keyboard('1');
  await vi.waitFor(() => expect(received.tickChecks).toHaveLength(1), patience);
  await user.keyboard('2');
  await vi.waitFor(() => expect(screen.getByText('2 von 9')).toBeVisible(), patience);
  await lock.close(user);
  ticked[0]?.();
  await vi.waitFor(() => expect(received.tickChecks).toHaveLength(2), patience);
  expect(received.lockDesk).toBeUndefined();
  expect(screen.getByRole('button', { name: 'Mit Passkey öffnen' })).toHaveAttribute('aria-disabled', 'true');
  ticked[1]?.();
  await vi.waitFor(() => expect(received.lockDesk).toHaveLength(1), patience);
  await vi.waitFor(() => expect(knownIn(queryClient)).not.toMatch(health), patience);
});
