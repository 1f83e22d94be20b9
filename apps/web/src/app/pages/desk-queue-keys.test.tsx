import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aQueueRow, leaveDesk, openQueue, rowOf, scan } from '#testing/at-desk.ts';
import { onBusyMachine } from '#testing/busy-machine.ts';
import type { FakeRequest } from '#testing/fake-server.ts';

afterEach(leaveDesk);

const rows = ['7KQX-M29F', 'H4TR-9WXC', 'X7PN-4DMQ'].map((code) => aQueueRow({ code }));
const peek = () => within(screen.getByRole('region', { name: 'Ausgewählte Bestellung' }));
const marks = () => screen.queryAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('aria-label'));

const foundIn = (code: string | undefined) => {
  const row = rows.find((known) => known.code === code) ?? aQueueRow();
  const { id, status, createdAt, patientName, lane } = row;
  return { id, code: row.code, status, createdAt, patientName, lane };
};

async function openWithKeys() {
  const answers = { findOrderByCode: ({ query }: FakeRequest) => foundIn(query.code) };
  const page = await openQueue(rows, { answers });
  await rowOf('7KQX-M29F');
  return page;
}

test('j and k move from row to row, the peek follows, the address too', async () => {
  const { user } = await openWithKeys();
  await user.keyboard('jj');
  expect(peek().getByRole('heading')).toHaveTextContent('H4TR-9WXC');
  expect(screen.getByRole('link', { name: 'H4TR-9WXC' })).toHaveFocus();
  await user.keyboard('jjjk');
  expect(peek().getByRole('heading')).toHaveTextContent('H4TR-9WXC');
  await expect.poll(() => window.location.hash, onBusyMachine).toBe('#/desk?row=H4TR-9WXC');
});

test('Enter opens the selected order, and Back leads to the same row', async () => {
  const { user } = await openWithKeys();
  await user.keyboard('jjj');
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('{Enter}');
  await expect.poll(() => window.location.hash, onBusyMachine).toBe('#/desk/order/X7PN-4DMQ');
  await screen.findByRole('heading', { level: 1, name: 'X7PN-4DMQ' });
  await user.keyboard('{Escape}');
  await rowOf('X7PN-4DMQ');
  expect(peek().getByRole('heading')).toHaveTextContent('X7PN-4DMQ');
});

test('x marks, Escape clears the marks', async () => {
  const { user } = await openWithKeys();
  await user.keyboard('jx');
  await vi.waitFor(() => expect(marks()).toEqual(['7KQX-M29F markieren']), onBusyMachine);
  expect(screen.getByRole('region', { name: 'Markierte Bestellungen' })).toHaveTextContent('1 markiert');
  await user.keyboard('{Escape}');
  await vi.waitFor(() => expect(marks()).toEqual([]), onBusyMachine);
});

test('a digit chooses a lane, 0 all of them', async () => {
  const { user } = await openWithKeys();
  await user.keyboard('6');
  await expect.poll(() => window.location.hash, onBusyMachine).toBe('#/desk?lane=toPack');
  await user.keyboard('0');
  await expect.poll(() => window.location.hash, onBusyMachine).toBe('#/desk');
});

test('? lists all keys', async () => {
  const { user } = await openWithKeys();
  await user.keyboard('?');
  expect(within(await screen.findByRole('dialog', { name: 'Tasten' })).getByText('übernehmen')).toBeVisible();
});

test('in the search field letters are letters', async () => {
  const { user } = await openQueue(rows, { answers: { searchOrders: () => ({ orders: [] }) } });
  await rowOf('7KQX-M29F');
  await user.keyboard('/');
  const field = screen.getByRole('searchbox');
  await vi.waitFor(() => expect(field).toHaveFocus(), onBusyMachine);
  await user.keyboard('jxt6');
  expect(field).toHaveValue('jxt6');
  expect(marks()).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Ausgewählte Bestellung' })).toHaveTextContent('Wählen Sie');
});

test('a scanned code opens its order from anywhere, and its letters do nothing', async () => {
  const over = {
    id: rows[0]?.id ?? '',
    code: 'KXT6-4DMQ',
    status: 'completed',
    createdAt: '2026-10-01T08:00:00.000Z',
  } as const;
  const { received } = await openQueue(rows, {
    answers: { findOrderByCode: () => ({ ...over, patientName: 'Rolf Anders', lane: null }) },
  });
  await rowOf('7KQX-M29F');
  scan('KXT6-4DMQ');
  await expect.poll(() => window.location.hash, onBusyMachine).toBe('#/desk/order/KXT6-4DMQ');
  expect(received.findOrderByCode?.[0]?.query).toEqual({ code: 'KXT6-4DMQ' });
  expect(received.takeOrders).toBeUndefined();
});

test('what is searched for is sent in the body, and what is found can be opened', async () => {
  const { user, received } = await openQueue(rows, {
    answers: { searchOrders: () => ({ orders: [foundIn('H4TR-9WXC')] }), findOrderByCode: () => foundIn('H4TR-9WXC') },
  });
  await user.type(await screen.findByRole('searchbox'), 'Vogelsang');
  const hits = await screen.findByRole('list', { name: 'Gefundene Bestellungen' });
  await user.click(await within(hits).findByRole('link', { name: /H4TR-9WXC/ }));
  await expect.poll(() => window.location.hash, onBusyMachine).toBe('#/desk/order/H4TR-9WXC');
  expect(received.searchOrders?.at(-1)?.body).toEqual({ words: 'Vogelsang' });
  await screen.findByRole('heading', { level: 1, name: 'H4TR-9WXC' });
});
