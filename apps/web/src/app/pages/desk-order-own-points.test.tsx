import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { anna, leaveDesk } from '#testing/at-desk.ts';
import { aDeskOrder, aRecorded, aReview, openWorkbench, type Review } from '#testing/at-workbench.ts';
import { onBusyMachine } from '#testing/busy-machine.ts';
import { refuse } from '#testing/fake-server.ts';

afterEach(leaveDesk);

const cold = {
  id: 'cold0001',
  stage: 'confirm',
  de: 'Kühlkette geklärt',
  en: 'Cold chain settled',
  isDone: false,
  isReworded: false,
  tick: null,
} as const;
const stamp = { ...cold, id: 'stamp001', stage: 'verify', de: 'Stempel gesehen', en: 'Stamp seen' } as const;
const { stage, de, en } = cold;
const ticked = { check: 'own', isDone: true, point: cold.id, de, en, stage } as const;

const withPoints = (...ownPoints: Review['ownPoints']) => aReview({ ...aRecorded(), ownPoints });
const column = () => within(screen.getByRole('region', { name: 'Abgleich und Prüfliste' }));
const listed = (name: string) =>
  within(column().getByRole('list', { name }))
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent);

test('own points stand after those of the law in their stage, and a digit ticks them with their words', async () => {
  const done = { ...cold, isDone: true, tick: { tick: ticked, by: anna.name, at: '2026-11-16T08:12:00Z' } };
  const { user, received } = await openWorkbench({
    review: withPoints(cold, stamp),
    answers: { tickChecks: () => withPoints(done, stamp) },
  });
  await column().findByRole('checkbox', { name: /^Kühlkette geklärt/ });
  expect(listed('Für die Bestätigung').at(-1)).toBe('Kühlkette geklärt 7');
  expect(listed('Für „Rezept gültig“')).toEqual([
    'Original in der Hand, wie das Foto 8',
    'Plausibel (§ 7 ApBetrO) 9',
    'Beraten (§ 20 ApBetrO) ',
    'Stempel gesehen ',
  ]);
  expect(column().getByText('0 von 11')).toBeVisible();
  await user.keyboard('7');
  await vi.waitFor(() => expect(received.tickChecks).toHaveLength(1), onBusyMachine);
  expect(received.tickChecks?.[0]?.body).toEqual({ version: 3, ticks: [ticked] });
  const box = await column().findByRole('checkbox', { name: /^Kühlkette geklärt .*Anna/, checked: true });
  await user.click(box);
  await vi.waitFor(() => expect(received.tickChecks).toHaveLength(2), onBusyMachine);
  expect(received.tickChecks?.[1]?.body).toEqual({ version: 3, ticks: [{ ...ticked, isDone: false }] });
});

test('whoever reads English reads them in English, also as what is missing', async () => {
  const missing = { confirm: [{ kind: 'own', row: null, check: null, point: cold.id } as const], verify: [] };
  await openWorkbench({
    locale: 'en',
    order: aDeskOrder({ actions: [{ name: 'confirm', obstacle: 'checks' }] }),
    review: { ...withPoints(cold), missing },
  });
  expect(await screen.findByRole('checkbox', { name: /^Cold chain settled/ }, onBusyMachine)).toBeVisible();
  expect(await screen.findByText('1 point open: Cold chain settled')).toBeVisible();
});

test('a point that reads differently than when it was ticked says so', async () => {
  await openWorkbench({ review: withPoints({ ...cold, isReworded: true }) });
  const box = await column().findByRole('checkbox', { name: /^Kühlkette geklärt/ });
  expect(box).not.toBeChecked();
  expect(box).toHaveAccessibleName(/Der frühere Haken zählt nicht mehr/);
});

test('a tick beside words that were changed meanwhile is refused, and the new words are read', async () => {
  const { user, server } = await openWorkbench({
    review: withPoints(cold),
    answers: {
      tickChecks: () => {
        server.review = withPoints({ ...cold, de: 'Kühlkette mit Lieferant geklärt' });
        return refuse('OrderChanged')();
      },
    },
  });
  await user.click(await column().findByRole('checkbox', { name: /^Kühlkette geklärt/ }));
  expect(await screen.findByText(/Inzwischen hat sich etwas geändert/)).toBeVisible();
  expect(
    await column().findByRole('checkbox', { name: /^Kühlkette mit Lieferant geklärt/, checked: false }, onBusyMachine),
  ).toBeVisible();
});
