import { describe, expect, test } from 'vitest';
import { aWireOrder, bankTransfer } from '#testing/wire-order.ts';
import { inReadingOrder } from './orders-query.ts';
import { readOrder, readOrders } from './read-orders.ts';

const summary = { id: 'o1', code: 'A', status: 'shipped', date: '2025-11-12', type: 'order', totalCent: 100 };

describe('the list', () => {
  test.each([
    ['an array', [summary]],
    ['data', { data: [summary] }],
    ['items', { items: [summary] }],
  ])('is read from %s', (_, answer) => {
    expect(readOrders(answer)).toEqual([
      { id: 'o1', code: 'A', status: 'shipped', date: '2025-11-12', type: 'order', missing: [], totalCents: 100 },
    ]);
  });

  test('a code that is missing is none, and what has no id is left out', () => {
    expect(readOrders([{ ...summary, code: undefined, totalCent: 'x' }, { code: 'B' }, null])).toEqual([
      expect.objectContaining({ id: 'o1', code: null, totalCents: null }),
    ]);
    for (const answer of [null, 'x', {}, { data: {} }]) expect(readOrders(answer)).toEqual([]);
  });

  test('what is under way comes first, each part newest first', () => {
    const orders = readOrders(
      [
        ['old-done', 'completed', '2025-01-01'],
        ['old-open', 'inReview', '2025-01-02'],
        ['new-done', 'expired', '2025-03-01'],
        ['new-open', 'readyForPickup', '2025-02-01'],
        ['foreign', 'waitingForTruck', '2025-01-15'],
      ].map(([id, status, date]) => ({ id, status, date })),
    );
    expect(inReadingOrder(orders).map(({ id }) => id)).toEqual([
      'new-open',
      'foreign',
      'old-open',
      'new-done',
      'old-done',
    ]);
  });
});

describe('the detail', () => {
  test('an order of our own server is read whole', () => {
    const order = readOrder(aWireOrder({ payment: { method: 'transfer', paidAt: null, transfer: bankTransfer } }));
    expect(order).toMatchObject({
      totalCents: 15_325,
      vatCents: 2447,
      shipping: {
        priceCents: 690,
        pharmacyAddress: ['Mainblüte Apotheke', 'Uferstraße 12', '97070 Würzburg'],
        deliveryAddress: ['Clara Vogelsang', 'Sanderglacis 14', '97072 Würzburg'],
      },
      payment: { transfer: bankTransfer },
      canCancel: true,
    });
    expect(order.products.map(({ unit, totalCents }) => [unit, totalCents])).toEqual([
      ['gram', 10_490],
      ['milliliter', 4145],
    ]);
  });

  test('one that says hardly anything is shown as far as it goes, and allows nothing', () => {
    const order = readOrder({ data: { id: 'o1', status: 'shipped', products: [{ name: 'X', unit: 'g' }, null] } });
    expect(order).toMatchObject({ code: null, totalCents: null, steps: [], canCancel: false, canAnswer: false });
    expect(order.products).toEqual([expect.objectContaining({ name: 'X', unit: 'gram', quantity: null })]);
    expect(() => readOrder({ status: 'shipped' })).toThrow('no order');
  });

  test('half of a bank account is none, and a link that is no link is dropped', () => {
    const { iban: _, ...half } = bankTransfer;
    const wire = aWireOrder();
    const order = readOrder({
      ...wire,
      payment: { method: 'transfer', transfer: half },
      shipping: { ...wire.shipping, trackingUrl: 'javascript:alert(1)' },
    });
    expect(order.payment.transfer).toBeNull();
    expect(order.shipping.trackingUrl).toBeNull();
  });
});
