import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyOf, openCents, waivedNoLonger } from './order-money.ts';

const step = fc.oneof(
  fc.record({ what: fc.constant('pay' as const), cents: fc.integer({ min: 1, max: 20_000 }) }),
  fc.record({ what: fc.constant('refund' as const), cents: fc.integer({ min: 1, max: 20_000 }) }),
  fc.record({ what: fc.constant('amend' as const), cents: fc.integer({ min: 1, max: 9_000 }) }),
  fc.record({ what: fc.constant('withdraw' as const), cents: fc.integer({ min: 1, max: 9_000 }) }),
  fc.record({ what: fc.constant('till' as const), cents: fc.constant(0) }),
  fc.record({ what: fc.constant('undoTill' as const), cents: fc.constant(0) }),
  fc.record({ what: fc.constant('waive' as const), cents: fc.constant(0) }),
  fc.record({ what: fc.constant('end' as const), cents: fc.constant(0) }),
);

test('money adds up over any payments, by the bank and at the till, undone ones, waived rests, refunds, amendments, withdrawals and an end', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const now = new Date('2026-11-16T08:00:00Z');
      let order = {
        status: 'confirmed' as 'confirmed' | 'cancelled',
        totalCents: 9_000,
        withdrawnCents: 0,
        paidCents: 0,
        refundDueCents: 0,
        paidAt: null as Date | null,
      };
      let received = 0;
      let sentBack = 0;
      let waived = 0;
      let atTill = 0;
      for (const { what, cents } of steps) {
        const sent = what === 'refund' ? -Math.min(cents, order.refundDueCents) : 0;
        const till = { till: openCents(order), undoTill: order.paidCents < atTill ? 0 : -atTill }[what as string] ?? 0;
        atTill += till;
        const moved = till + (what === 'pay' ? cents : sent);
        received += moved - sent;
        sentBack -= sent;
        const waivedNow = what === 'waive' ? openCents(order) : 0;
        waived += waivedNow;
        // What was withdrawn from has left the house, and its order is amended no more.
        const isAmended = what === 'amend' && order.status === 'confirmed' && order.withdrawnCents === 0;
        const totalCents = isAmended ? cents : order.totalCents;
        const withdrawn = what === 'withdraw' && order.status === 'confirmed' ? cents : 0;
        const withdrawnCents = Math.min(totalCents, order.withdrawnCents + withdrawn);
        const status = what === 'end' ? ('cancelled' as const) : order.status;
        const changed = { ...order, status, totalCents, withdrawnCents };
        const paidCents = order.paidCents + moved + waivedNow;
        const back = waivedNoLonger(changed, { paidCents, waivedCents: waived });
        waived -= back;
        order = { ...changed, ...moneyOf(changed, paidCents - back, now) };

        expect(order.paidCents).toBe(received - sentBack + waived);
        expect(waived).toBeGreaterThanOrEqual(0);
        // Nobody gets back what they never paid.
        expect(order.refundDueCents).toBeLessThanOrEqual(Math.max(0, received - sentBack));
        if (order.refundDueCents > 0) expect(waived).toBe(0);
        const kept = order.status === 'cancelled' ? 0 : order.totalCents - order.withdrawnCents;
        expect(order.paidCents).toBe(kept - openCents(order) + order.refundDueCents);
        if (order.status === 'confirmed') expect(order.paidAt !== null).toBe(order.paidCents >= kept);
      }
    }),
  );
});
