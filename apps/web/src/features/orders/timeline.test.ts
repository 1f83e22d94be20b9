import type { OrderStatus } from '@shop/contract/order-status';
import { describe, expect, test } from 'vitest';
import { reasonOf, timelineOf } from './timeline.ts';

const way: OrderStatus[] = ['requested', 'inReview', 'confirmed', 'preparing', 'shipped', 'completed'];
const stepsUpTo = (...statuses: string[]) =>
  statuses.map((status, hour) => ({ status, at: `2025-11-12T0${hour}:00Z` }));

/** As 'reserved:done checked:current …'. */
function told(status: string, steps: { status: string; at: string }[]): string {
  const timeline = timelineOf({ status, date: '2025-11-11', steps });
  return timeline.map(({ name, state }) => `${name}:${state}`).join(' ');
}

describe('the timeline', () => {
  test.each([
    ['requested', 'reserved:done checked:current complete:ahead delivery:ahead handedOver:ahead'],
    ['inReview', 'reserved:done checked:current complete:ahead delivery:ahead handedOver:ahead'],
    ['confirmed', 'reserved:done checked:done complete:current delivery:ahead handedOver:ahead'],
    ['preparing', 'reserved:done checked:done complete:done delivery:current handedOver:ahead'],
    ['shipped', 'reserved:done checked:done complete:done delivery:current handedOver:ahead'],
    ['completed', 'reserved:done checked:done complete:done delivery:done handedOver:done'],
  ] as const)('of %s', (status, expected) => {
    expect(told(status, stepsUpTo(...way.slice(0, way.indexOf(status) + 1)))).toBe(expected);
  });

  test('tells when each stage was done, the last time where it was done twice', () => {
    const steps = stepsUpTo('requested', 'inReview', 'clarification', 'inReview', 'confirmed');
    const [reserved, checked, complete] = timelineOf({ status: 'confirmed', date: null, steps });
    expect([reserved?.at, checked?.at, complete?.at]).toEqual(['2025-11-12T00:00Z', '2025-11-12T04:00Z', null]);
  });

  test('of an order that went back does not claim what is to be done again', () => {
    const steps = stepsUpTo('requested', 'inReview', 'confirmed', 'clarification');
    const checked = timelineOf({ status: 'clarification', date: null, steps })[1];
    expect(checked).toEqual({ name: 'checked', state: 'current', at: null });
  });

  test('of an order on its way says since when', () => {
    const steps = stepsUpTo('requested', 'inReview', 'confirmed', 'preparing', 'shipped');
    const delivery = timelineOf({ status: 'shipped', date: null, steps })[3];
    expect(delivery).toEqual({ name: 'delivery', state: 'current', at: '2025-11-12T04:00Z' });
  });

  test('of an order that ended shows what it had behind it and how it ended', () => {
    expect(told('rejected', stepsUpTo('requested', 'inReview', 'rejected'))).toBe('reserved:done rejected:ended');
    expect(told('cancelled', stepsUpTo('requested', 'inReview', 'confirmed', 'cancelled'))).toBe(
      'reserved:done checked:done cancelled:ended',
    );
    expect(told('expired', [])).toBe('reserved:done expired:ended');
  });

  test('of a foreign status claims no more than that it is reserved', () => {
    expect(told('waitingForTruck', [])).toMatch(/^reserved:done checked:current/);
  });
});

test('the reason is what the pharmacy wrote in the moment it ended, not an earlier question', () => {
  const steps = stepsUpTo('requested', 'inReview', 'clarification', 'cancelled');
  const question = { from: 'pharmacy' as const, at: '2025-11-12T02:00Z', text: 'Wann?' };
  expect(reasonOf({ status: 'cancelled', steps, messages: [question] })).toBeNull();
  const reason = { from: 'pharmacy' as const, at: '2025-11-12T03:00Z', text: 'Nicht lieferbar.' };
  expect(reasonOf({ status: 'cancelled', steps, messages: [question, reason] })).toBe('Nicht lieferbar.');
});
