import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LedgerRow, refundShares } from './refund-shares.ts';

const lena = { name: 'Lena Muster', iban: 'DE02120300000000202051' };
const stranger = { name: 'Wer Auchimmer', iban: 'DE02500105170137075030' };

test('a cent of a stranger does not lead the money of the payer to the stranger', () => {
  const rows = [
    { cents: 9_080, account: lena },
    { cents: 1, account: stranger },
  ];
  expect(refundShares(rows, 9_081)).toEqual([
    { cents: 1, payee: stranger, isOtherAccount: true, till: null },
    { cents: 9_080, payee: lena, isOtherAccount: false, till: null },
  ]);
  expect(refundShares(rows, 1)).toEqual([{ cents: 1, payee: stranger, isOtherAccount: true, till: null }]);
});

test('what went back already is not sent twice, by whatever way it went', () => {
  const paid = [
    { cents: 5_000, account: lena },
    { cents: 2_000, account: null },
  ];
  expect(refundShares([...paid, { cents: -1_000, account: lena }], 6_000)).toEqual([
    { cents: 2_000, payee: null, isOtherAccount: false, till: null },
    { cents: 4_000, payee: lena, isOtherAccount: false, till: null },
  ]);
  expect(refundShares([...paid, { cents: -2_500, account: null }], 4_500)).toEqual([
    { cents: 4_500, payee: lena, isOtherAccount: false, till: null },
  ]);
  expect(refundShares([{ cents: 300, account: null }], 300)).toEqual([
    { cents: 300, payee: null, isOtherAccount: false, till: null },
  ]);
});

test('what was paid at the till goes back by the till, less what it has given back, and never to an account', () => {
  const till = { receipt: '4711' };
  const paid = [
    { cents: 5_000, account: lena },
    { cents: 2_000, account: null, till },
  ];
  expect(refundShares([...paid, { cents: -500, account: null, till: { receipt: '4720' } }], 6_500)).toEqual([
    { cents: 1_500, payee: null, isOtherAccount: false, till },
    { cents: 5_000, payee: lena, isOtherAccount: false, till: null },
  ]);
});

const accounts = fc.constantFrom(lena, stranger, { name: 'Ohne Konto', iban: '' }, null);
const payment = fc.record({ cents: fc.integer({ min: 1, max: 100_000 }), account: accounts });

test('all that is due is shared out, and no account gets more than came from it', () => {
  fc.assert(
    fc.property(fc.array(payment, { minLength: 1 }), fc.double({ min: 0, max: 1, noNaN: true }), (rows, part) => {
      const of = (list: readonly LedgerRow[], account: LedgerRow['account']) =>
        list.filter((row) => row.account === account).reduce((sum, { cents }) => sum + cents, 0);
      const due = Math.round(part * rows.reduce((sum, { cents }) => sum + cents, 0));
      const shares = refundShares(rows, due).map(({ cents, payee }) => ({ cents, account: payee }));
      expect(shares.reduce((sum, { cents }) => sum + cents, 0)).toBe(due);
      for (const { cents, account } of shares) expect(cents).toBeLessThanOrEqual(of(rows, account));
    }),
  );
});
