import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyOf, openCents } from './order-money.ts';

const step = fc.oneof(
  fc.record({ what: fc.constant('pay' as const), cents: fc.integer({ min: 1, max: 20_000 }) }),
  fc.record({ what: fc.constant('refund' as const), cents: fc.integer({ min: 1, max: 20_000 }) }),
  fc.record({ what: fc.constant('amend' as const), cents: fc.integer({ min: 1, max: 9_000 }) }),
  fc.record({ what: fc.constant('end' as const), cents: fc.constant(0) }),
);

test('money adds up over any payments, refunds, amendments and an end', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const now = new Date('2026-11-16T08:00:00Z');
      let order = {
        status: 'confirmed' as 'confirmed' | 'cancelled',
        totalCents: 9_000,
        paidCents: 0,
        refundDueCents: 0,
        paidAt: null as Date | null,
      };
      let received = 0;
      let sentBack = 0;
      for (const { what, cents } of steps) {
        const sent = what === 'refund' ? -Math.min(cents, order.paidCents) : 0;
        const moved = what === 'pay' ? cents : sent;
        if (moved > 0) received += moved;
        else sentBack -= moved;
        const totalCents = what === 'amend' && order.status === 'confirmed' ? cents : order.totalCents;
        const status = what === 'end' ? ('cancelled' as const) : order.status;
        order = {
          ...order,
          status,
          totalCents,
          ...moneyOf({ ...order, status, totalCents }, order.paidCents + moved, now),
        };

        expect(order.paidCents).toBe(received - sentBack);
        const kept = order.status === 'cancelled' ? 0 : order.totalCents;
        expect(order.paidCents).toBe(kept - openCents({ ...order, totalCents: kept }) + order.refundDueCents);
        if (order.status === 'confirmed') expect(order.paidAt !== null).toBe(order.paidCents >= order.totalCents);
      }
    }),
  );
});
