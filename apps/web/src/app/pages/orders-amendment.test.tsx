import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { leaveOrders, nextStep, openOne, toasts } from '#testing/at-orders.ts';
import { onBusyMachine } from '#testing/busy-machine.ts';
import { halfOfKaeppele } from '#testing/factories.ts';
import { refuse } from '#testing/fake-server.ts';
import { aWireOrder } from '#testing/wire-order.ts';

afterEach(leaveOrders);

const id = '5d0c2a8a-8d53-4c52-9a3b-6f0f6f4e1c09';
const proposed = aWireOrder({
  status: 'clarification',
  missing: [],
  messages: [{ from: 'pharmacy', at: '2025-11-13T10:00:00.000Z', text: 'Das Rezept nennt 5 g.', isFree: false }],
  amendment: {
    id,
    state: 'proposed',
    proposedAt: '2025-11-13T10:00:00.000Z',
    decidedAt: null,
    lines: [
      halfOfKaeppele,
      {
        position: 2,
        name: 'Sund Öl CBD50',
        unit: 'milliliter',
        fromQuantity: 30,
        toQuantity: 0,
        fromCent: 4145,
        toCent: 0,
      },
    ],
    fromTotalCent: 15_325,
    toTotalCent: 5935,
  },
});

test('a proposal shows the lines and totals of before and after, and why', async () => {
  await openOne(proposed);
  expect(nextStep().getByText('Das Rezept nennt 5 g.')).toBeVisible();
  const [, first, second] = nextStep().getAllByRole('row');
  const cells = (row: HTMLElement | undefined) =>
    within(row as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent.replaceAll(/\s/g, ' '));
  expect(cells(first)).toEqual(['10 g', '5 g', '52,45 €']);
  expect(cells(second)).toEqual(['30 ml', 'entfällt', '0,00 €']);
  for (const [name, amount] of [
    ['Bisher gesamt', '153,25 €'],
    ['Neu gesamt', '59,35 €'],
    ['Sie zahlen weniger', '93,90 €'],
  ] as const) {
    expect(nextStep().getByText(name).nextElementSibling).toHaveTextContent(amount);
  }
  expect(nextStep().queryByRole('textbox', { name: 'Ihre Antwort' })).not.toBeInTheDocument();
});

test.each([
  ['Zustimmen', 'agree', 'Bestellung geändert'],
  ['Ablehnen', 'decline', 'Vorschlag abgelehnt'],
] as const)(
  '%s is sent with the proposal that was seen, and the order shows what became of it',
  async (name, decision, toast) => {
    const after = aWireOrder({ status: 'inReview', missing: [], refundDueCent: 9390 });
    const { user, received } = await openOne(proposed, { answers: { decideAmendment: () => after } });
    await user.type(nextStep().getByRole('textbox', { name: 'Nachricht an die Apotheke (freiwillig)' }), 'Danke.');
    await user.click(nextStep().getByRole('button', { name }));
    await waitFor(() => expect(toasts()).toEqual([[toast, 3000]]), onBusyMachine);
    expect(received.decideAmendment?.[0]?.body).toEqual({
      code: '7KQX-M29F',
      amendmentId: id,
      decision,
      text: 'Danke.',
    });
    expect(screen.getByText('Sie erhalten zurück').nextElementSibling).toHaveTextContent('93,90 €');
    expect(screen.queryByRole('button', { name: 'Zustimmen' })).not.toBeInTheDocument();
  },
);

test('a proposal that has been replaced meanwhile is told, and the new one is shown', async () => {
  let now = proposed;
  const { user } = await openOne(proposed, {
    answers: {
      readOrder: () => now,
      decideAmendment: () => {
        now = aWireOrder({ ...proposed, amendment: { ...proposed.amendment, toTotalCent: 10_000 } as never });
        return refuse('OrderChanged')();
      },
    },
  });
  await user.click(nextStep().getByRole('button', { name: 'Zustimmen' }));
  expect(await nextStep().findByRole('alert', {}, onBusyMachine)).toHaveTextContent(
    /Wir konnten Ihre Entscheidung nicht senden/,
  );
  await waitFor(() => expect(nextStep().getByText('Neu gesamt').nextElementSibling).toHaveTextContent('100,00 €'), {
    ...onBusyMachine,
  });
});
