import { type OrderStatus, orderStatuses } from '@shop/contract/order-status';
import { describe, expect, test } from 'vitest';
import type { Order } from '../../db/schema/orders.ts';
import { type ActionName, obstacleTo, possibleActions } from './order-actions.ts';

describe('who may do what', () => {
  const order = (status: OrderStatus): Order =>
    ({
      status,
      shippingType: 'standard',
      paymentMethod: 'transfer',
      prescriptionFormat: 'digital',
      prescriptionVerifiedAt: new Date(),
      originalReceivedAt: null,
      paidAt: new Date(),
      preparedAt: null,
      releasedAt: null,
      proposedAt: null,
      totalCents: 9_000,
      withdrawnCents: 0,
    }) as Order;

  test.each(orderStatuses)('a patient with an order that is %s', (status) => {
    const expected: Partial<Record<OrderStatus, ActionName[]>> = {
      requested: ['cancel'],
      inReview: ['cancel'],
      clarification: ['answer', 'cancel'],
      confirmed: ['cancel'],
    };
    expect(possibleActions(order(status), 'patient')).toEqual(expected[status] ?? []);
  });

  test.each([
    ['requested', ['original', 'review', 'cancel']],
    ['inReview', ['ask', 'propose', 'confirm', 'reject', 'cancel']],
    ['clarification', ['propose', 'review', 'reject', 'cancel']],
    ['confirmed', ['takeBack', 'propose', 'prepare', 'cancel']],
    ['preparing', ['stop', 'pack', 'cancel']],
    ['shipped', ['redate', 'complete', 'undelivered', 'sendAgain', 'takeGoodsBack']],
    ['completed', ['takeGoodsBack']],
  ] as const)('the pharmacy with an order that is %s', (status, expected) => {
    const digital = possibleActions(order(status), 'pharmacy');
    expect(new Set(digital)).toEqual(new Set(expected.filter((name) => name !== 'original')));
  });

  test('what is packed is released, and only then leaves the house', () => {
    const packed: Order = { ...order('preparing'), preparedAt: new Date() };
    expect(possibleActions(packed, 'pharmacy')).toEqual(['stop', 'release', 'cancel']);
    expect(obstacleTo(packed, 'ship', 'pharmacy')).toBe('notReleased');
    expect(obstacleTo(order('preparing'), 'ship', 'pharmacy')).toBe('notPacked');
    const released: Order = { ...packed, releasedAt: new Date() };
    expect(possibleActions(released, 'pharmacy')).toEqual(['stop', 'ship', 'cancel']);
  });

  test('a withdrawal keeps what lies here from leaving; what is on its way arrives', () => {
    const withdrawn = { withdrawalDeclaredAt: new Date() };
    for (const status of ['confirmed', 'preparing'] as const)
      expect(possibleActions({ ...order(status), ...withdrawn }, 'pharmacy')).not.toEqual(
        expect.arrayContaining(['prepare', 'pack']),
      );
    const packed: Order = { ...order('preparing'), ...withdrawn, preparedAt: new Date() };
    expect(possibleActions(packed, 'pharmacy')).toEqual(['stop', 'cancel']);
    expect(possibleActions({ ...packed, releasedAt: new Date() }, 'pharmacy')).toEqual(['stop', 'cancel']);
    const ready: Order = { ...order('readyForPickup'), ...withdrawn, shippingType: 'selfPickUp' };
    expect(possibleActions(ready, 'pharmacy')).not.toContain('complete');
    expect(possibleActions({ ...order('shipped'), ...withdrawn }, 'pharmacy')).toContain('complete');
  });

  test('a proposal is answered with yes or no, by the patient or on the telephone, and only while there is one', () => {
    const proposed: Order = { ...order('clarification'), proposedAt: new Date() };
    expect(possibleActions(proposed, 'patient')).toEqual(['agree', 'decline', 'cancel']);
    expect(possibleActions(proposed, 'pharmacy')).toEqual(expect.arrayContaining(['propose', 'agree', 'decline']));
    expect(possibleActions(order('clarification'), 'pharmacy')).not.toContain('agree');
  });
});
