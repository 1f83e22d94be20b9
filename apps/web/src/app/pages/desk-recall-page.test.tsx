import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { CallOutput } from '#lib/api.ts';
import { leaveDesk } from '#testing/at-desk.ts';
import { aStockedProduct, openStock } from '#testing/at-stock.ts';
import { type FakeAnswers, refuse } from '#testing/fake-server.ts';

afterEach(leaveDesk);

const id = '77777777-7777-4777-8777-000000000001';
type Recall = CallOutput<'readRecall'>;

function aRecall(people: Recall['people']): Recall {
  const reached = people.filter(({ isReached }) => isReached).length;
  return {
    recall: {
      id,
      productId: aStockedProduct().id,
      productName: 'Käppele 25/1',
      unit: 'gram',
      batchNumber: 'K25-0931',
      reason: 'Der Hersteller ruft zurück',
      startedAt: '2026-11-16T08:00:00.000Z',
      startedBy: 'Anna Reuter',
      ended: null,
      people: { all: people.length, reached },
    },
    onHand: 255,
    people,
    forgottenOrders: 0,
  };
}

function aPerson(name: string, differences: Partial<Recall['people'][number]> = {}): Recall['people'][number] {
  const takenAt = '2026-11-10T08:00:00.000Z';
  return {
    orderId: `88888888-8888-4888-8888-00000000000${name.length % 10}`,
    name,
    phone: '+4915112345678',
    email: 'lena@patient.example',
    orders: [{ code: '7KQX-M29F', status: 'preparing', units: 10, takenAt, isHere: true }],
    contacts: [],
    isReached: false,
    ...differences,
  };
}

function openRecall(state: { people: Recall['people'] }, answers: FakeAnswers = {}) {
  return openStock(`/desk/recall/${id}`, { readRecall: () => aRecall(state.people), ...answers });
}

test('the telephone list shows numbers and what still lies here, and a person is ticked off with a note', async () => {
  const state = { people: [aPerson('Lena Muster')] };
  const { user, received } = await openRecall(state, {
    noteRecallContact: () => {
      const contact = {
        at: '2026-11-16T09:00:00.000Z',
        by: 'Anna Reuter',
        way: 'phone' as const,
        isReached: true,
        note: 'bringt den Rest',
      };
      state.people = [aPerson('Lena Muster', { isReached: true, contacts: [contact] })];
      return aRecall(state.people);
    },
  });
  const entry = within(await screen.findByRole('listitem', { name: 'Lena Muster' }));
  expect(entry.getByRole('link', { name: '+4915112345678' })).toHaveAttribute('href', 'tel:+4915112345678');
  expect(entry.getByText('liegt noch hier, nicht abgeben')).toBeVisible();
  await user.type(entry.getByRole('textbox', { name: 'Notiz zu Lena Muster' }), 'bringt den Rest');
  await user.click(entry.getByRole('button', { name: 'Lena Muster ist erreicht' }));
  const { getByText } = within(await screen.findByRole('listitem', { name: 'Lena Muster' }));
  await screen.findByText('1 von 1');
  expect(getByText(/Am Telefon erreicht/)).toBeVisible();
  const body = { orderId: state.people[0]?.orderId, way: 'phone', isReached: true, note: 'bringt den Rest' };
  expect(received.noteRecallContact?.[0]?.body).toEqual(body);
});

test('a recall does not end without a reason while somebody is not reached', async () => {
  const { user, received } = await openRecall(
    { people: [aPerson('Lena Muster')] },
    {
      endRecall: refuse('InvalidState'),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Rückruf abschließen' }));
  const form = within(await screen.findByRole('form', { name: 'Rückruf abschließen' }));
  await user.click(form.getByRole('button', { name: /Rückruf abschließen/ }));
  expect(form.getByText('Bitte schreiben Sie den Grund.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Grund' }), 'Verzogen');
  await user.click(form.getByRole('button', { name: /Rückruf abschließen/ }));
  expect(await form.findByRole('alert')).toBeVisible();
  expect(received.endRecall?.[0]?.body).toEqual({ reason: 'Verzogen' });
});

test('a recall under way stands above the stock and leads to its list', async () => {
  await openStock('/desk/stock', { listRecalls: () => ({ recalls: [aRecall([aPerson('Lena Muster')]).recall] }) });
  const link = await screen.findByRole('link', { name: 'Zum Rückruf' });
  expect(link).toHaveAttribute('href', `#/desk/recall/${id}`);
  expect(screen.getByText(/0 von 1 erreicht/)).toBeVisible();
});
