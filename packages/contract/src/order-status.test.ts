import { describe, expect, test } from 'vitest';
import {
  canFollow,
  missingForPreparation,
  nextOrderStatuses,
  type OrderStatus,
  orderStatuses,
} from './order-status.ts';

const ends: OrderStatus[] = ['completed', 'rejected', 'cancelled', 'expired'];

function reachableFrom(start: OrderStatus) {
  const seen = new Set<OrderStatus>([start]);
  for (const status of seen) for (const next of nextOrderStatuses[status]) seen.add(next);
  return seen;
}

describe('the life of an order', () => {
  test('leads to known statuses only, and never in place', () => {
    for (const status of orderStatuses) {
      expect(orderStatuses).toEqual(expect.arrayContaining([...nextOrderStatuses[status]]));
      expect(canFollow(status, status)).toBe(false);
    }
  });

  test('ends where it ends', () => {
    expect(orderStatuses.filter((status) => nextOrderStatuses[status].length === 0).sort()).toEqual([...ends].sort());
  });

  test('reaches every status from the request, and an end from every status', () => {
    expect([...reachableFrom('requested')].sort()).toEqual([...orderStatuses].sort());
    for (const status of orderStatuses) {
      expect([...reachableFrom(status)].some((reached) => ends.includes(reached))).toBe(true);
    }
  });

  test('ships nothing that was not confirmed and prepared', () => {
    const leadingTo = (status: OrderStatus) => orderStatuses.filter((other) => canFollow(other, status));
    expect(leadingTo('shipped')).toEqual(['preparing']);
    expect(leadingTo('readyForPickup')).toEqual(['preparing']);
    expect(leadingTo('preparing')).toEqual(['confirmed']);
    expect(leadingTo('confirmed')).toEqual(['inReview', 'preparing']);
  });

  test('goes back in three places only: the original differs, preparing is stopped, a parcel does not arrive', () => {
    const way: OrderStatus[] = ['requested', 'inReview', 'confirmed', 'preparing', 'shipped', 'completed'];
    const back = way.flatMap((from, index) =>
      nextOrderStatuses[from]
        .filter((to) => [...way.slice(0, index), 'clarification'].includes(to))
        .map((to) => [from, to]),
    );
    expect(back).toEqual([
      ['inReview', 'clarification'],
      ['confirmed', 'clarification'],
      ['preparing', 'confirmed'],
    ]);
    expect(nextOrderStatuses.shipped).toEqual(['completed', 'cancelled']);
  });
});

describe('what keeps a confirmed order from being prepared', () => {
  const now = new Date('2026-01-05T10:00:00Z');
  const complete = {
    prescriptionVerifiedAt: now,
    originalReceivedAt: now,
    paidAt: now,
    isPhysicalPrescription: true,
    isPaidAtPickup: false,
  };

  test.each([
    ['nothing', {}, []],
    ['an unchecked prescription', { prescriptionVerifiedAt: null }, ['prescriptionVerified']],
    ['a paper prescription that has not arrived', { originalReceivedAt: null }, ['originalReceived']],
    ['nothing, for an electronic prescription', { originalReceivedAt: null, isPhysicalPrescription: false }, []],
    ['a missing payment', { paidAt: null }, ['paid']],
    ['nothing, when paid at pickup', { paidAt: null, isPaidAtPickup: true }, []],
    [
      'all of it',
      { prescriptionVerifiedAt: null, originalReceivedAt: null, paidAt: null },
      ['prescriptionVerified', 'originalReceived', 'paid'],
    ],
  ])('%s', (_, facts, missing) => {
    expect(missingForPreparation({ ...complete, ...facts })).toEqual(missing);
  });
});
