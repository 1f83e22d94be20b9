import type { DeskOrder } from '@shop/contract/desk/orders';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { leaveDesk } from '#testing/at-desk.ts';
import { aDeskOrder, openWorkbench } from '#testing/at-workbench.ts';
import { onBusyMachine } from '#testing/busy-machine.ts';
import { refuse } from '#testing/fake-server.ts';

afterEach(leaveDesk);

const order = aDeskOrder({
  actions: [{ name: 'ask', obstacle: null }],
  questions: [
    { id: 'photo', text: 'Das Foto ist nicht lesbar.' },
    { id: 'amount', text: 'Welche Menge möchten Sie?' },
  ],
});
const after = { id: order.id, code: order.code, version: 4, status: 'clarification' } as const;
const send = '{Control>}{Enter}{/Control}';
const form = () => within(screen.getByRole('form', { name: 'Rückfrage' }));
const text = () => form().getByRole('textbox', { name: 'Nachricht an Patient/in' });
const sent = 'Die Rückfrage ist abgeschickt.';
const agreed = {
  at: '2026-11-16T08:11:00.000Z',
  by: 'pharmacy',
  name: 'Max Götz',
  what: 'originalReceived',
  status: null,
  message: null,
} satisfies DeskOrder['story'][number];

async function begin(user: UserEvent): Promise<void> {
  await user.keyboard('r');
  await screen.findByRole('form', { name: 'Rückfrage' }, onBusyMachine);
}

test('a template can be changed before it is sent, and another one keeps what was typed', async () => {
  const { user, received } = await openWorkbench({ order, answers: { actOnOrder: () => after } });
  await begin(user);
  await user.selectOptions(form().getByRole('combobox'), 'Foto nicht lesbar');
  await user.selectOptions(form().getByRole('combobox'), 'Menge weicht ab');
  expect(text()).toHaveValue('Welche Menge möchten Sie?');
  await user.type(text(), ' 5 oder 10 g?');
  await user.selectOptions(form().getByRole('combobox'), 'Foto nicht lesbar');
  expect(text()).toHaveValue('Welche Menge möchten Sie? 5 oder 10 g?\n\nDas Foto ist nicht lesbar.');
  await user.keyboard(send);
  await screen.findByText(sent, {}, onBusyMachine);
  expect(received.actOnOrder?.[0]?.body).toMatchObject({ version: 3, action: 'ask' });
});

test('an answer that never came can be tried again, under the same name', async () => {
  const answers = [Promise.reject(new TypeError('lost')), Promise.resolve(after)];
  answers[0]?.catch(() => {});
  const { user, received } = await openWorkbench({
    order,
    answers: { actOnOrder: () => answers.shift() ?? Promise.resolve(after) },
  });
  await begin(user);
  await user.type(text(), 'Welche Menge?');
  await user.keyboard(send);
  expect(await form().findByRole('alert', {}, onBusyMachine)).toHaveTextContent('geschieht es nur einmal');
  expect(text()).toHaveValue('Welche Menge?');
  await user.click(text());
  await user.keyboard(send);
  await screen.findByText(sent, {}, onBusyMachine);
  const names = received.actOnOrder?.map(({ headers }) => headers.get('idempotency-key'));
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(1);
});

test('what changed meanwhile is told, and the typed text goes on with it', async () => {
  const { user, news, server, received } = await openWorkbench({ order, answers: { actOnOrder: () => after } });
  await begin(user);
  await user.type(text(), 'Welche Menge?');
  server.order = { ...order, version: 9, story: [...order.story, agreed] };
  await news.say('orders', { ids: [order.id] });
  const notice = await form().findByRole('alert', {}, onBusyMachine);
  expect(notice).toHaveTextContent('Original ist da: 16.11., 09:11, Max Götz');
  await user.keyboard(send);
  expect(received.actOnOrder).toBeUndefined();
  await user.click(within(notice).getByRole('button', { name: 'Mit meinem Text weitermachen' }));
  await user.click(form().getByRole('button', { name: /Rückfrage abschicken/ }));
  await screen.findByText(sent, {}, onBusyMachine);
  expect(received.actOnOrder?.[0]?.body).toEqual({ version: 9, action: 'ask', message: 'Welche Menge?' });
});

test('a refusal because of a change tells the change; what was typed can be thrown away', async () => {
  const page = await openWorkbench({
    order,
    answers: {
      actOnOrder: () => {
        page.server.order = { ...order, version: 9, story: [...order.story, agreed] };
        return refuse('OrderChanged')();
      },
    },
  });
  const { user } = page;
  await begin(user);
  await user.type(text(), 'Welche Menge?');
  await user.keyboard(send);
  await user.click(await form().findByRole('button', { name: 'Verwerfen' }, onBusyMachine));
  await begin(user);
  expect(text()).toHaveValue('');
});

test('a tick of a colleague in the checklist is no change to be told', async () => {
  const { user, news, server, received } = await openWorkbench({ order, answers: { actOnOrder: () => after } });
  await begin(user);
  await user.type(text(), 'Welche Menge?');
  server.order = { ...order, version: 5 };
  await news.say('orders', { ids: [order.id] });
  await vi.waitFor(() => expect(received.readDeskOrder?.length).toBeGreaterThan(1), onBusyMachine);
  await user.keyboard(send);
  await screen.findByText(sent, {}, onBusyMachine);
  expect(received.actOnOrder?.[0]?.body).toMatchObject({ version: 5 });
});

test('Escape closes the form and keeps its text; without a connection it waits', async () => {
  const { user, news, received } = await openWorkbench({ order, answers: { actOnOrder: () => after } });
  await begin(user);
  await user.type(text(), 'Welche Menge?{Escape}');
  expect(screen.queryByRole('form', { name: 'Rückfrage' })).toBeNull();
  expect(window.location.hash).toContain(order.code);
  await begin(user);
  expect(text()).toHaveValue('Welche Menge?');
  await news.break();
  await user.keyboard(send);
  expect(await form().findByRole('alert', {}, onBusyMachine)).toHaveTextContent('Keine Verbindung');
  expect(received.actOnOrder).toBeUndefined();
  await news.say('hello');
  await user.click(text());
  await user.keyboard(send);
  await screen.findByText(sent, {}, onBusyMachine);
});
