import type { DeskOrder } from '@shop/contract/desk/orders';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { leaveDesk } from '#testing/at-desk.ts';
import { aDeskOrder, openWorkbench } from '#testing/at-workbench.ts';
import { onBusyMachine } from '#testing/busy-machine.ts';
import { halfOfKaeppele } from '#testing/factories.ts';
import { refuse } from '#testing/fake-server.ts';

afterEach(leaveDesk);

const [line] = aDeskOrder().lines;
if (!line) throw new Error('the order has a line');
const order = aDeskOrder({
  actions: [{ name: 'propose', obstacle: null }],
  lines: [line, { ...line, position: 2, name: 'Steinburg 20/1', quantity: 5 }],
});
const after = { id: order.id, code: order.code, version: 4, status: 'clarification' } as const;
const preview = { lines: [], fromTotalCent: 11_180, toTotalCent: 5935, toVatCent: 948 };
const form = () => within(within(screen.getByRole('region', { name: 'Entscheidung' })).getByRole('form'));
const stepper = (name: string) => form().getByRole('spinbutton', { name });

const proposal: DeskOrder['amendments'][number] = {
  id: '66666666-6666-4666-8666-666666666666',
  state: 'proposed',
  proposedAt: '2026-11-15T08:00:00.000Z',
  decidedAt: null,
  lines: [halfOfKaeppele],
  fromTotalCent: 11_180,
  toTotalCent: 5935,
};

test('E lowers lines by what can be ordered, down to nothing, and never raises one', async () => {
  const { user } = await openWorkbench({ order, answers: { previewAmendment: () => preview } });
  await user.keyboard('e');
  await screen.findByRole('form', { name: 'Bestellung ändern' }, onBusyMachine);
  await user.click(form().getByRole('button', { name: 'Käppele 25/1: weniger' }));
  expect(stepper('Käppele 25/1')).toHaveValue('5');
  await user.click(form().getByRole('button', { name: 'Käppele 25/1: mehr' }));
  await user.click(form().getByRole('button', { name: 'Käppele 25/1: mehr' }));
  expect(stepper('Käppele 25/1')).toHaveValue('10');
  await user.click(form().getByRole('button', { name: 'Steinburg 20/1: weniger' }));
  expect(form().getByText('entfällt', { selector: 'b' })).toBeVisible();
});

test('the new total is the server’s and stands there before the proposal is sent', async () => {
  const { user, received } = await openWorkbench({
    order,
    answers: { previewAmendment: () => preview, proposeAmendment: () => after },
  });
  await user.keyboard('e');
  await screen.findByRole('form', { name: 'Bestellung ändern' }, onBusyMachine);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(form().getByText('Verringern Sie mindestens eine Position.')).toBeVisible();
  await user.click(form().getByRole('button', { name: 'Käppele 25/1: weniger' }));
  await vi.waitFor(() => expect(form().getByText('Neu').parentElement).toHaveTextContent('59,35'), onBusyMachine);
  expect(form().getByText('Unterschied').parentElement).toHaveTextContent('-52,45');
  await user.type(form().getByRole('textbox', { name: 'Begründung' }), 'Das Rezept nennt 5 g.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Der Vorschlag ist abgeschickt.', {}, onBusyMachine);
  const lines = [{ position: 1, quantity: 5 }];
  expect(received.previewAmendment?.at(-1)?.body).toEqual({ lines });
  expect(received.proposeAmendment?.[0]?.body).toEqual({ version: 3, reason: 'Das Rezept nennt 5 g.', lines });
});

test('what the server would refuse is told before it is sent', async () => {
  const { user, received } = await openWorkbench({
    order,
    answers: { previewAmendment: refuse('AmendmentRefused', { reason: 'nothingLeft' }) },
  });
  await user.keyboard('e');
  await screen.findByRole('form', { name: 'Bestellung ändern' }, onBusyMachine);
  await user.click(form().getByRole('button', { name: 'Käppele 25/1: weniger' }));
  await form().findByText(/kann nur verringert werden/, {}, onBusyMachine);
  await user.type(form().getByRole('textbox', { name: 'Begründung' }), 'Nichts davon.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(received.proposeAmendment).toBeUndefined();
});

test.each([
  ['agree', 'Zustimmung eintragen'],
  ['decline', 'Absage eintragen'],
] as const)('the word on the telephone is entered with a note of the call: %s', async (decision, button) => {
  const open = aDeskOrder({
    status: 'clarification',
    amendments: [proposal],
    actions: [
      { name: 'propose', obstacle: null },
      { name: 'agree', obstacle: null },
      { name: 'decline', obstacle: null },
    ],
  });
  const { user, received } = await openWorkbench({ order: open, answers: { noteDecision: () => after } });
  await user.keyboard('e');
  await screen.findByRole('form', { name: 'Offener Vorschlag vom 15. November 2026' }, onBusyMachine);
  expect(form().getByText('Käppele 25/1: 5 g statt 10 g')).toBeVisible();
  await user.type(form().getByRole('textbox', { name: 'Was am Telefon gesagt wurde' }), 'Mit Frau Vogelsang.');
  await user.click(form().getByRole('button', { name: new RegExp(button) }));
  await vi.waitFor(() => expect(received.noteDecision).toHaveLength(1), onBusyMachine);
  const body = { version: 3, amendmentId: proposal.id, decision, call: 'Mit Frau Vogelsang.' };
  expect(received.noteDecision?.[0]?.body).toEqual(body);
});
