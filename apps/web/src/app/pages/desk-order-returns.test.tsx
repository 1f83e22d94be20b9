import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { leaveDesk } from '#testing/at-desk.ts';
import { aDeskOrder, openWorkbench } from '#testing/at-workbench.ts';
import { onBusyMachine } from '#testing/busy-machine.ts';
import { refuse } from '#testing/fake-server.ts';

afterEach(leaveDesk);

const [line] = aDeskOrder().lines;
if (!line) throw new Error('the order has a line');
const order = aDeskOrder({
  status: 'completed',
  actions: [{ name: 'takeGoodsBack', obstacle: null }],
  lines: [line, { ...line, position: 2, name: 'Steinburg 20/1' }],
});
const after = { id: order.id, code: order.code, version: 4, status: 'completed' } as const;
const caseId = '77777777-7777-4777-8777-777777777777';
const { position, name, quantity, unit, totalCent } = line;
const choice = {
  lines: [
    { position, name, quantity, unit, totalCent, credited: 'withdrawn' as const },
    { position: 2, name: 'Steinburg 20/1', quantity, unit, totalCent, credited: null },
  ],
  deliveryCent: 690,
  cases: [],
};
const preview = { creditedCent: 10_490, paper: 'correction' as const, refundDueCent: 10_490 };
const form = () => within(screen.getByRole('form', { name: 'Ware zurücknehmen' }));

async function openForm(answers: Parameters<typeof openWorkbench>[0] & object) {
  const opened = await openWorkbench(answers);
  await opened.user.keyboard('m');
  await opened.user.click(await screen.findByRole('button', { name: 'Ware zurücknehmen' }, onBusyMachine));
  await screen.findByRole('form', { name: 'Ware zurücknehmen' }, onBusyMachine);
  await form().findByRole('radio', { name: /^Alles, was noch übrig ist/ }, onBusyMachine);
  return opened;
}

test('single lines are chosen, those that were credited before cannot be, and the paper is named before it is sent', async () => {
  const answers = { readReturnChoice: () => choice, previewReturn: () => preview, takeGoodsBack: () => after };
  const { user, received } = await openForm({ order, answers });
  await user.click(form().getByRole('radio', { name: /^Einzelne Positionen/ }));
  expect(form().getByRole('checkbox', { name: /Käppele 25\/1.*widerrufen/ })).toBeDisabled();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(form().getByText('Bitte wählen Sie mindestens eine Position.')).toBeVisible();
  await user.click(form().getByRole('checkbox', { name: /Steinburg/ }));
  await form().findByText('Es entsteht eine Rechnungskorrektur.', {}, onBusyMachine);
  expect(form().getByText('Die Rechnung wird niedriger um').parentElement).toHaveTextContent('104,90');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(form().getByText('Bitte schreiben Sie etwas.')).toBeVisible();
  expect(received.takeGoodsBack).toBeUndefined();

  await user.click(form().getByRole('radio', { name: /^Sie bleibt/ }));
  await user.type(form().getByRole('textbox', { name: 'Grund' }), 'Die Dose war beschädigt.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Die Ware ist zurückgenommen, und die Rechnung ist korrigiert.', {}, onBusyMachine);
  expect(received.takeGoodsBack?.[0]?.body).toEqual({
    version: 3,
    lines: [2],
    reason: 'Die Dose war beschädigt.',
    isHere: false,
  });
});

test('an undecided withdrawal is named, with the way to it, and nothing is sent', async () => {
  const cases = [{ id: caseId, state: 'undecided' as const }];
  const answers = { readReturnChoice: () => ({ ...choice, cases }), previewReturn: refuse('WithdrawalUndecided') };
  const { user, received } = await openForm({ order, answers });
  expect(form().getByRole('link', { name: 'Widerruf öffnen' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/desk/withdrawals/${caseId}`),
  );
  await user.type(form().getByRole('textbox', { name: 'Grund' }), 'Kulanz');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(received.takeGoodsBack).toBeUndefined();
});

test('what was taken back stands in the order, with the paper for the goods that are here', async () => {
  const taken = { at: '2026-11-16T08:00:00.000Z', by: 'Anna Reuter', creditedCent: 10_490, reason: 'Beschädigt.' };
  const returns = [{ id: caseId, ...taken, lines: [2], withDelivery: true, isHere: true }];
  await openWorkbench({ order: { ...order, returns } });
  const part = within(await screen.findByRole('region', { name: 'Zurückgenommene Ware' }, onBusyMachine));
  expect(part.getByText('Steinburg 20/1, Versandkosten')).toBeVisible();
  expect(part.getByText('Beschädigt.')).toBeVisible();
  expect(part.getByRole('button', { name: 'Beleg drucken' })).toBeVisible();
});
