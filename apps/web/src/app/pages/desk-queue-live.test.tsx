import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { anna, aQueueRow, codesShown, heldByAnna, leaveDesk, max, openQueue, rowOf } from '#testing/at-desk.ts';
import { onBusyMachine } from '#testing/busy-machine.ts';
import { toastStore } from '#ui/toast.ts';

afterEach(leaveDesk);

const order = aQueueRow();
const other = aQueueRow({ code: 'X7PN-4DMQ' });
const late = aQueueRow({ code: 'M2TX-8GFW', laneSince: '2026-11-16T08:11:00.000Z' });
const toasts = () => toastStore.read().map(({ message }) => message);
const taken = { id: order.id, outcome: 'taken', takenBy: heldByAnna } as const;
const held = { id: order.id, outcome: 'heldByColleague', takenBy: max } as const;

test('what a colleague takes is seen at once, by name', async () => {
  const { news, server } = await openQueue([order]);
  await rowOf(order.code);
  server.rows = [{ ...order, takenBy: max }];
  await news.say('orders', { ids: [order.id] });
  const row = within(await rowOf(order.code));
  expect(await row.findByRole('img', { name: /Max Götz, seit/ })).toHaveTextContent('MG');
});

test('an order that arrives is marked as new until it is looked at', async () => {
  const { news, server, user } = await openQueue([order]);
  await rowOf(order.code);
  server.rows = [order, late];
  await news.say('orders', { ids: [late.id] });
  within(await rowOf(late.code)).getByRole('img', { name: 'neu' });
  expect(screen.getByText('1 neue Bestellung')).toHaveAttribute('role', 'status');
  await user.keyboard('jj');
  await vi.waitFor(() => expect(screen.queryByRole('img', { name: 'neu' })).toBeNull(), onBusyMachine);
});

test('nothing moves under the pointer until it leaves or asks', async () => {
  const { news, server, received } = await openQueue([order, other]);
  const list = await rowOf(order.code);
  fireEvent.pointerEnter(list);
  fireEvent.pointerOver(list);
  server.rows = [late, { ...other, takenBy: max }];
  await news.say('orders', { ids: [] });
  await vi.waitFor(() => expect(received.readQueue?.length).toBeGreaterThan(1), onBusyMachine);
  await within(await rowOf(other.code)).findByRole('img', { name: /Max Götz/ });
  expect(codesShown()).toEqual([order.code, other.code]);
  fireEvent.click(screen.getByRole('button', { name: 'Jetzt anzeigen' }));
  await expect.poll(codesShown, onBusyMachine).toEqual([late.code, other.code]);
});

test('letters of the post room are counted in the rail as they come and go', async () => {
  let waitingLetters = 1;
  const { news } = await openQueue([order], {
    answers: {
      readDeskMe: () => ({ ...anna, rights: ['seeOrder', 'receivePost'] }),
      readDeskOverview: () => ({
        openOrders: 1,
        waitingLetters,
        openWithdrawals: 0,
        waitingPayments: null,
        waitingFilledGoods: null,
        pendingChanges: null,
        releasesFrom: null,
        journalAlarm: null,
      }),
    },
  });
  const rail = () => screen.findByRole('link', { name: /^Post/ }, onBusyMachine);
  await vi.waitFor(async () => expect(await rail()).toHaveTextContent('1'), onBusyMachine);
  waitingLetters = 4;
  await news.say('post');
  await vi.waitFor(async () => expect(await rail()).toHaveTextContent('4'), onBusyMachine);
});

test('after a gap the queue is read anew, and until then it says since when it is old', async () => {
  const { news, received } = await openQueue([order]);
  await rowOf(order.code);
  await news.say('hello');
  await screen.findByText('live');
  await news.break();
  await screen.findByText('offline');
  screen.getByText(/Stand von 09:12 Uhr/);
  const before = received.readQueue?.length ?? 0;
  await news.say('hello');
  await vi.waitFor(() => expect(received.readQueue?.length).toBeGreaterThan(before), onBusyMachine);
  await screen.findByText('live');
});

test('t takes the selected order', async () => {
  const { user, received } = await openQueue([order], { answers: { takeOrders: () => ({ results: [taken] }) } });
  await rowOf(order.code);
  await user.keyboard('jt');
  await vi.waitFor(() => expect(toasts()).toContain('Sie haben die Bestellung übernommen.'), onBusyMachine);
  expect(received.takeOrders?.map(({ body }) => body)).toEqual([{ ids: [order.id], takeOver: false }]);
});

test('taking over asks first, and says who has it', async () => {
  const { user, received } = await openQueue([{ ...order, takenBy: max }], {
    answers: { takeOrders: ({ body }) => ({ results: [(body as { takeOver: boolean }).takeOver ? taken : held] }) },
  });
  await rowOf(order.code);
  await user.keyboard('jt');
  const dialog = within(await screen.findByRole('dialog', { name: 'Von Max Götz übernehmen?' }));
  await user.click(dialog.getByRole('button', { name: 'Übernehmen' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), onBusyMachine);
  expect(received.takeOrders?.map(({ body }) => body)).toEqual([
    { ids: [order.id], takeOver: false },
    { ids: [order.id], takeOver: true },
  ]);
});

test('several are taken at once, and each answers for itself', async () => {
  const results = [taken, { id: other.id, outcome: 'over', takenBy: null } as const];
  const { user, received } = await openQueue([order, other], { answers: { takeOrders: () => ({ results }) } });
  await rowOf(order.code);
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Alle übernehmen' }));
  await vi.waitFor(() => expect(toasts()).toHaveLength(2), onBusyMachine);
  expect(toasts()[1]).toBe('Eine Bestellung ist inzwischen abgeschlossen.');
  expect(received.takeOrders?.[0]?.body).toEqual({ ids: [order.id, other.id], takeOver: false });
});

test('without a connection nothing is taken', async () => {
  const { user, news, received } = await openQueue([order]);
  await rowOf(order.code);
  await news.break();
  await user.keyboard('jt');
  await vi.waitFor(
    () => expect(toasts()).toEqual(['Keine Verbindung. Das geht, sobald sie wieder da ist.']),
    onBusyMachine,
  );
  expect(received.takeOrders).toBeUndefined();
});

test('d tells the patient of the delay, once for each deadline', async () => {
  const { user, received, server } = await openQueue([order], {
    answers: {
      readDeskMe: () => ({ ...anna, rights: ['seeOrder', 'askPatient'] }),
      tellDelay: () => ({ toldAt: '2026-11-16T08:12:00.000Z' }),
    },
  });
  await rowOf(order.code);
  server.rows = [
    { ...order, deadline: { ...order.deadline, toldAt: '2026-11-16T08:12:00.000Z' } as typeof order.deadline },
  ];
  await user.keyboard('jd');
  await screen.findByText('Verzögerung mitgeteilt');
  await user.keyboard('d');
  expect(screen.queryByRole('button', { name: /Verzögerung mitteilen/ })).toBeNull();
  expect(received.tellDelay?.map(({ body }) => body)).toEqual([{ id: order.id, version: order.version }]);
});

test('who may not tell patients anything is not offered it', async () => {
  const { user } = await openQueue([order]);
  await rowOf(order.code);
  await user.keyboard('j');
  expect(screen.queryByRole('button', { name: /Verzögerung/ })).toBeNull();
});

test("one's own orders are one press away, and one can be given back", async () => {
  const mine = aQueueRow({ code: '9DHK-V3QN', takenBy: heldByAnna });
  const { user, received } = await openQueue([order, mine], {
    answers: { releaseOrders: () => ({ results: [{ id: mine.id, outcome: 'released', takenBy: null }] }) },
  });
  await rowOf(order.code);
  await user.click(screen.getByRole('button', { name: 'meine 1' }));
  await expect.poll(codesShown, onBusyMachine).toEqual([mine.code]);
  within(await rowOf(mine.code)).getByRole('img', { name: new RegExp(`^${anna.name} \\(Sie\\)`) });
  await user.keyboard('j');
  await user.click(screen.getByRole('button', { name: 'Abgeben' }));
  await vi.waitFor(() => expect(received.releaseOrders?.[0]?.body).toEqual({ ids: [mine.id] }), onBusyMachine);
});
