import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { anna, aQueueRow, atDesk, heldByAnna, leaveDesk, max, rowOf } from '#testing/at-desk.ts';
import { aDeskOrder, aReview, openWorkbench, theRow } from '#testing/at-workbench.ts';
import { onBusyMachine } from '#testing/busy-machine.ts';
import { type FakeAnswers, refuse } from '#testing/fake-server.ts';
import { patience } from '#testing/patience.ts';
import { renderPage } from '#testing/render-page.tsx';

afterEach(leaveDesk);

const column = (name: string) => screen.queryByRole('region', { name });

test('the head says whose order it is, until when, and who works on it', async () => {
  await openWorkbench({ rows: [{ ...theRow, takenBy: heldByAnna }] });
  expect(screen.getByText('Clara Vogelsang, 38 Jahre')).toBeVisible();
  expect(screen.getByText('Bei Ihnen seit 09:10 Uhr')).toBeVisible();
  expect(screen.getByText(/5 Std\. 08/)).toBeVisible();
  expect(column('Rezept')).toBeVisible();
  expect(column('Abgleich und Prüfliste')).toBeVisible();
});

test('t takes the order, and from a colleague it asks first', async () => {
  const held = { id: theRow.id, outcome: 'heldByColleague', takenBy: max } as const;
  const { user } = await openWorkbench({
    rows: [{ ...theRow, takenBy: max }],
    answers: { takeOrders: () => ({ results: [held] }) },
  });
  await screen.findByText(/Max Götz, seit/);
  await user.keyboard('t');
  expect(await screen.findByRole('dialog', { name: 'Von Max Götz übernehmen?' })).toBeVisible();
});

test('an order that is like one’s own is not taken before the question is answered', async () => {
  const alike = { id: theRow.id, outcome: 'likeOwnOrder', takenBy: null } as const;
  const { user } = await openWorkbench({ answers: { takeOrders: () => ({ results: [alike] }) } });
  await user.keyboard('t');
  expect(
    await screen.findByText(`Eine Bestellung ähnelt Ihren eigenen Angaben: ${theRow.code}.`, { exact: false }),
  ).toBeVisible();
});

test('without the right to see prescriptions the columns about them are not there', async () => {
  const { received } = await openWorkbench({
    answers: { readDeskMe: () => ({ ...anna, rights: ['seeOrder', 'receivePost'] }) },
  });
  expect(column('Rezept')).toBeNull();
  expect(column('Abgleich und Prüfliste')).toBeNull();
  expect(received.readReview).toBeUndefined();
  expect(received.listPrescriptionFiles).toBeUndefined();
});

test("one's own order is seen, and nothing can be done with it", async () => {
  await openWorkbench({ order: aDeskOrder({ isOwn: true }) });
  expect(screen.getByText(/Ihre eigene Bestellung/)).toBeVisible();
  expect(column('Rezept')).toBeNull();
  expect(screen.queryByRole('button', { name: /Übernehmen/ })).toBeNull();
});

test('an order that is like one’s own asks whether it is, and the answer is sent once', async () => {
  let isAnswered = false;
  const { user, received } = await openWorkbench({
    answers: {
      readDeskOrder: () => aDeskOrder({ looksOwn: !isAnswered }),
      answerLikeness: () => {
        isAnswered = true;
        return { success: true };
      },
    },
  });
  expect(await screen.findByText(/Ist das Ihre eigene Bestellung/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Nein, nicht meine' }));
  await vi.waitFor(() => expect(screen.queryByText(/Ist das Ihre eigene Bestellung/)).toBeNull(), patience);
  expect(received.answerLikeness?.map(({ body }) => body)).toEqual([{ isOwn: false }]);
});

test('j and k go through the list, without waiting for an answer', async () => {
  const other = aQueueRow({ code: 'X7PN-4DMQ', deadline: { ...theRow.deadline } });
  const orders = new Map([
    [theRow.id, aDeskOrder()],
    [other.id, aDeskOrder({ id: other.id, code: other.code })],
  ]);
  const { user, received } = await openWorkbench({
    rows: [theRow, other],
    answers: {
      readDeskOrder: ({ params: { id = '' }, query }) =>
        id === other.id && !query.ahead ? new Promise(() => {}) : (orders.get(id) ?? refuse('NotFound')()),
    },
  });
  await screen.findByText('1 von 2');
  // The neighbour is read ahead.
  await vi.waitFor(
    () => expect(received.readDeskOrder?.map(({ params }) => params.id)).toContain(other.id),
    onBusyMachine,
  );
  await vi.waitFor(
    () => expect(received.readReview?.map(({ params }) => params.id)).toContain(other.id),
    onBusyMachine,
  );
  await user.keyboard('j');
  await screen.findByRole('heading', { level: 1, name: other.code });
  expect(screen.getByText('Clara Vogelsang, 38 Jahre')).toBeVisible();
  // On record as read ahead, and then as opened.
  const reads = received.readDeskOrder?.filter(({ params }) => params.id === other.id).map(({ query }) => query.ahead);
  expect(reads).toEqual(['true', undefined]);
  expect(window.location.hash).toBe(`#/desk/order/${other.code}`);
  await user.keyboard('{Escape}');
  await rowOf(other.code);
  expect(within(screen.getByRole('region', { name: 'Ausgewählte Bestellung' })).getByRole('heading')).toHaveTextContent(
    other.code,
  );
});

test('news of the order reads it anew', async () => {
  const { news, server } = await openWorkbench();
  server.order = aDeskOrder({ person: { ...aDeskOrder().person, name: 'Clara Vogelsang-Meier' } });
  await news.say('orders', { ids: [theRow.id] });
  expect(await screen.findByText('Clara Vogelsang-Meier, 38 Jahre')).toBeVisible();
});

async function openByAddress(answers: FakeAnswers) {
  const desk = atDesk({ rows: [] }, answers);
  const page = await renderPage(`/desk/order/${theRow.code}`);
  return { ...desk, ...page };
}

test('no right by address is a plain sentence', async () => {
  const { received } = await openByAddress({ readDeskMe: () => ({ ...anna, rights: ['deliverOwnTour'] }) });
  expect(await screen.findByText(/sehen Sie mit Ihrer Rolle nicht/)).toBeVisible();
  expect(received.findOrderByCode).toBeUndefined();
});

test('an unknown code is told', async () => {
  await openByAddress({ findOrderByCode: refuse('NotFound') });
  expect(await screen.findByText('Zu H4TR-9WXC gibt es keine Bestellung.')).toBeVisible();
});

test('what failed can be tried again', async () => {
  let tries = 0;
  const { code, id, status, createdAt, patientName } = theRow;
  const { user } = await openByAddress({
    findOrderByCode: () => ({ code, id, status, createdAt, patientName, lane: null }),
    readDeskOrder: () => (++tries === 1 ? refuse('Internal')() : aDeskOrder()),
    readReview: () => aReview(),
  });
  await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await screen.findByText('Clara Vogelsang, 38 Jahre')).toBeVisible();
});
