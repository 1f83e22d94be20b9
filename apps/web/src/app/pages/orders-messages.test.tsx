import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import * as at from '#testing/at-orders.ts';
import { refuse } from '#testing/fake-server.ts';
import { aWireOrder } from '#testing/wire-order.ts';

afterEach(at.leaveOrders);

const field = () => screen.getByRole('textbox', { name: 'Ihre Nachricht an die Apotheke' });

test('a message can be written at any open order and stands there with its answer', async () => {
  const mine = {
    from: 'patient' as const,
    at: '2025-11-13T09:00:00.000Z',
    text: 'Bis Freitag verreist.',
    isFree: true,
  };
  const { user, received } = await at.openOne(
    {},
    { answers: { writeAboutOrder: () => aWireOrder({ messages: [mine] }) } },
  );
  await user.click(at.button('Nachricht schreiben'));
  expect(field()).toHaveFocus();
  await user.click(at.button('Nachricht senden'));
  expect(field()).toHaveAccessibleDescription(/Bitte schreiben Sie eine Nachricht\./);
  await user.type(field(), ' Bis Freitag verreist. ');
  await user.click(at.button('Nachricht senden'));
  expect(await screen.findByText('Bis Freitag verreist.', { selector: 'li *' })).toBeVisible();
  expect(received.writeAboutOrder?.[0]?.body).toEqual({ code: '7KQX-M29F', text: 'Bis Freitag verreist.' });
  expect(screen.getByRole('heading', { name: 'Nachrichten' })).toHaveFocus();
  expect(at.toasts()).toEqual([['Nachricht gesendet', 3000]]);
});

test('what could not be sent is still there, and the page says why', async () => {
  const { user } = await at.openOne({}, { answers: { writeAboutOrder: refuse('MessagesUnanswered') } });
  await user.click(at.button('Nachricht schreiben'));
  await user.type(field(), 'Noch etwas');
  await user.click(at.button('Nachricht senden'));
  expect(await screen.findByText(/Wir haben schon mehrere Nachrichten von Ihnen/)).toBeVisible();
  expect(field()).toHaveValue('Noch etwas');
});

test('a message of the pharmacy beside a question is not taken for the question', async () => {
  await at.openOne({
    status: 'clarification',
    canAnswer: true,
    canWrite: false,
    messages: [
      { from: 'pharmacy', at: '2025-11-12T15:05:00.000Z', text: 'Wann wurde es ausgestellt?', isFree: false },
      { from: 'pharmacy', at: '2025-11-12T16:05:00.000Z', text: 'Wir haben bis 18 Uhr offen.', isFree: true },
    ],
  });
  expect(at.nextStep().getByText('Wann wurde es ausgestellt?')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Nachricht schreiben' })).not.toBeInTheDocument();
});

test('a completed order names the telephone instead', async () => {
  const { user } = await at.openOrders([{ ...at.done, canWrite: false }]);
  await user.click(at.button('Details zu M4RT-2ZXA'));
  expect(await screen.findByText(/Diese Bestellung ist beendet/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Nachricht schreiben' })).not.toBeInTheDocument();
});
