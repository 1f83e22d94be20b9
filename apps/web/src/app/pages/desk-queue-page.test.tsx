import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aQueueRow, codesShown, countsOf, leaveDesk, openQueue, rowOf, runningUntil } from '#testing/at-desk.ts';
import { onBusyMachine } from '#testing/busy-machine.ts';
import { refuse } from '#testing/fake-server.ts';

afterEach(leaveDesk);

const overdue = aQueueRow({
  code: '7KQX-M29F',
  patientName: 'Rolf Anders',
  lane: 'toPack',
  status: 'preparing',
  nextStep: 'pack',
  deadline: runningUntil('2026-11-16T07:00:00.000Z'),
});
const today = aQueueRow();
const fresh = aQueueRow({
  code: 'M2TX-8GFW',
  lane: 'new',
  status: 'requested',
  laneSince: '2026-11-16T08:11:00.000Z',
  deadline: { kind: 'rests', waitingFor: ['original', 'payment'] },
  marks: { prescription: 'ours', original: 'awaited', payment: 'awaited' },
  nextStep: 'look',
});
const tomorrow = aQueueRow({ code: '9DHK-V3QN', deadline: runningUntil('2026-11-17T09:15:00.000Z') });
const resting = aQueueRow({
  code: 'B3WK-T6HZ',
  lane: 'originalMissing',
  status: 'confirmed',
  deadline: { kind: 'rests', waitingFor: ['original'] },
  nextStep: 'remind',
});
const all = [overdue, today, tomorrow, fresh, resting];

test('orders stand in the order in which they are due, under when that is', async () => {
  await openQueue(all);
  await rowOf('7KQX-M29F');
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.slice(0, 9))).toEqual([
    'Überfälli',
    '7KQX-M29F',
    'Heute fäl',
    'H4TR-9WXC',
    'Neu, noch',
    'M2TX-8GFW',
    'Morgen · ',
    '9DHK-V3QN',
    'Ruht, wir',
    'B3WK-T6HZ',
  ]);
});

test('a row tells its deadline, its three facts, its way and what comes next in words', async () => {
  await openQueue(all);
  const row = within(await rowOf('H4TR-9WXC'));
  for (const name of ['Rezept zu prüfen', 'Original da', 'Bezahlt', 'niemand'])
    expect(row.getByRole('img', { name })).toBeVisible();
  for (const text of [/5 Std. 08/, /heute, 14:20/, 'Bote', 'Rezept prüfen', /15 g/]) row.getByText(text);
  within(await rowOf('7KQX-M29F')).getByText(/−1 Std. 12/);
  within(await rowOf('B3WK-T6HZ')).getByText(/Original, Tag 4/);
  within(await rowOf('M2TX-8GFW')).getByText(/seit 1 Min./);
});

test('an order without consent to health data is marked in its row', async () => {
  await openQueue([today, { ...tomorrow, hasHealthConsent: false }]);
  expect(await rowOf(tomorrow.code)).toHaveTextContent('ohne Einwilligung zu Gesundheitsdaten');
  expect(await rowOf(today.code)).not.toHaveTextContent('Einwilligung');
});

test('a lane shows its own orders and stands in the address, with no name of a patient', async () => {
  const { user } = await openQueue(all);
  await user.click(await screen.findByRole('button', { name: 'Packen, 1 Bestellung' }));
  await expect.poll(codesShown, onBusyMachine).toEqual(['7KQX-M29F']);
  expect(screen.getByRole('button', { name: /^Packen/ })).toHaveAttribute('aria-pressed', 'true');
  expect(window.location.hash).toBe('#/desk?lane=toPack');
});

test('opened with a lane and a row in the address, it shows both', async () => {
  await openQueue(all, { address: '/desk?lane=check&row=9DHK-V3QN' });
  await rowOf('9DHK-V3QN');
  expect(codesShown()).toEqual(['H4TR-9WXC', '9DHK-V3QN']);
  expect(within(screen.getByRole('region', { name: 'Ausgewählte Bestellung' })).getByText('9DHK-V3QN')).toBeVisible();
});

test('an empty lane says so', async () => {
  await openQueue([today], { address: '/desk?lane=toPack' });
  expect(await screen.findByText('Nichts zu packen.')).toBeVisible();
});

test('who may not see orders reads a plain sentence', async () => {
  await openQueue([], { answers: { readQueue: refuse('Forbidden') } });
  expect(await screen.findByText(/mit Ihrer Rolle nicht/)).toBeVisible();
});

test('what could not be loaded is asked for again', async () => {
  let isBroken = true;
  const { user } = await openQueue([today], {
    answers: {
      readQueue: () => (isBroken ? refuse('Internal')() : { rows: [today], next: null, counts: countsOf([today]) }),
    },
  });
  await screen.findByText('Die Bestellungen konnten nicht geladen werden.');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  await rowOf('H4TR-9WXC');
});

test('it speaks English too', async () => {
  await openQueue(all, { locale: 'en' });
  const row = within(await rowOf('H4TR-9WXC'));
  row.getByRole('img', { name: 'Prescription to check' });
  row.getByText(/5 h 08/);
});
