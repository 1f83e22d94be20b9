import { timelineOf } from '@shop/contract/order-timeline';
import { expect, test } from 'vitest';
import { aWireOrder } from '#testing/wire-order.ts';
import { readOrder } from './read-orders.ts';
import { reasonOf, timelineFacts } from './timeline.ts';

const stepsUpTo = (...statuses: string[]) =>
  statuses.map((status, hour) => ({ status, at: `2025-11-12T0${hour}:00Z` }));

test("the timeline's facts are those of the order", () => {
  const order = readOrder({
    ...aWireOrder(),
    status: 'confirmed',
    steps: stepsUpTo('requested', 'inReview', 'confirmed'),
  });
  expect(timelineOf(timelineFacts(order))).toMatchObject([
    { name: 'ordered', state: 'done', at: '2025-11-12T00:00Z' },
    { name: 'confirmed', state: 'done', at: '2025-11-12T02:00Z' },
    { state: 'current' },
    { state: 'ahead' },
    { state: 'ahead' },
  ]);
});

test('the reason is what the pharmacy wrote in the moment it ended, not an earlier question', () => {
  const steps = stepsUpTo('requested', 'inReview', 'clarification', 'cancelled');
  const question = { from: 'pharmacy' as const, at: '2025-11-12T02:00Z', text: 'Wann?', isFree: false };
  expect(reasonOf({ status: 'cancelled', steps, messages: [question] })).toBeNull();
  const reason = { from: 'pharmacy' as const, at: '2025-11-12T03:00Z', text: 'Nicht lieferbar.', isFree: false };
  expect(reasonOf({ status: 'cancelled', steps, messages: [question, reason] })).toBe('Nicht lieferbar.');
});
