import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { leaveDesk } from '#testing/at-desk.ts';
import { aDeskOrder, aRecorded, aReview, openWorkbench, type Review, theRow } from '#testing/at-workbench.ts';
import { onBusyMachine } from '#testing/busy-machine.ts';

afterEach(leaveDesk);

/** The server of one order: it keeps the record and the ticks, and lets it be confirmed once the checklist is complete. */
function aFaultlessOrder() {
  const photo = { facts: { ...aDeskOrder().facts, originalReceivedAt: null } };
  const state = { review: aReview(), isConfirmed: false };
  const isChecked = () => state.review.checklist.every(({ stage, isDone }) => stage === 'verify' || isDone);
  const order = () =>
    aDeskOrder({
      ...photo,
      status: state.isConfirmed ? 'confirmed' : 'inReview',
      actions: [{ name: 'confirm', obstacle: isChecked() ? null : 'checks' }],
    });
  function tick(body: unknown): Review {
    const { ticks } = body as { ticks: { check: string; isDone: boolean }[] };
    const done = new Map(ticks.map(({ check, isDone }) => [check, isDone]));
    const checklist = state.review.checklist.map((point) => ({
      ...point,
      isDone: done.get(point.check) ?? point.isDone,
    }));
    state.review = { ...state.review, checklist };
    return state.review;
  }
  return {
    state,
    order: order(),
    answers: {
      readDeskOrder: order,
      readReview: () => state.review,
      saveRecord: () => {
        state.review = aReview({ ...aRecorded(), missing: { confirm: [], verify: [] } });
        return state.review;
      },
      tickChecks: ({ body }: { body: unknown }) => tick(body),
      actOnOrder: () => {
        state.isConfirmed = true;
        return { id: theRow.id, code: theRow.code, version: 4, status: 'confirmed' as const };
      },
    },
  };
}

test('a faultless order is checked and confirmed in at most 15 keys beside the words of the paper, without a mouse', async () => {
  const { state, order, answers } = aFaultlessOrder();
  const { user, received } = await openWorkbench({ order, answers });
  await screen.findByRole('form', { name: 'Angaben vom Rezept' });
  let keys = 0;
  const press = async (key: string) => {
    keys++;
    await user.keyboard(key);
  };

  await press('{Enter}');
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('record-person-read'), onBusyMachine);
  await press('{Enter}');
  await user.keyboard('10.11.26');
  await press('{Enter}');
  await user.keyboard('Dr. J. Ebert');
  await press('{Enter}');
  await user.keyboard('abends 0,1 g verdampfen');
  await press('{Enter}');
  await press('{Enter}');
  await screen.findByRole('list', { name: 'Rezept gegen Bestellung' });
  for (const digit of ['1', '2', '3', '4', '5', '6']) {
    await press(digit);
    await vi.waitFor(() => expect(received.tickChecks).toHaveLength(Number(digit)), onBusyMachine);
  }
  await vi.waitFor(
    () => expect(screen.getByRole('button', { name: /^Bestellung annehmen/ })).toBeEnabled(),
    onBusyMachine,
  );
  await press('f');
  await vi.waitFor(() => expect(state.isConfirmed).toBe(true), onBusyMachine);

  expect(received.actOnOrder?.map(({ body }) => body)).toEqual([expect.objectContaining({ action: 'confirm' })]);
  expect(keys).toBeLessThanOrEqual(15);
});
