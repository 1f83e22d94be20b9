import type { OpenEntry, PaymentCandidate } from '@shop/contract/desk/payments';
import { expect, test } from 'vitest';
import { asBody, firstShares, leftOf, readEuros } from './shares.ts';

function candidate(orderId: string, openCent: number, code: 'same' | 'near' | 'none' = 'same'): PaymentCandidate {
  const evidence = { code, amount: 'same', name: true, iban: false } as const;
  return { orderId, code: orderId, patientName: 'Lena Muster', openCent, refundDueCent: 0, isEnded: false, evidence };
}

function entry(amountCent: number, candidates: PaymentCandidate[]): OpenEntry {
  return {
    id: 'entry',
    bookedOn: '2026-11-16',
    direction: 'in',
    amountCent,
    name: 'Lena Muster',
    ibanEnd: '4410',
    purpose: '',
    isReversal: false,
    result: 'near',
    reason: 'several',
    candidates,
  };
}

test('orders that the text names get what they wait for, and the first one the rest', () => {
  const shares = firstShares(entry(10_000, [candidate('a', 4_000), candidate('b', 5_000)]));
  expect(shares).toEqual({ a: '50,00', b: '50,00' });
  expect(leftOf(10_000, shares)).toBe(0);
  expect(asBody(shares)).toEqual([
    { orderId: 'a', amountCent: 5_000 },
    { orderId: 'b', amountCent: 5_000 },
  ]);
});

test('one that is only guessed is chosen when it is the only one', () => {
  expect(firstShares(entry(500, [candidate('a', 500, 'near')]))).toEqual({ a: '5,00' });
  expect(firstShares(entry(500, [candidate('a', 500, 'none'), candidate('b', 500, 'none')]))).toEqual({});
});

test('shares that do not make the sum, or are none, are told', () => {
  expect(leftOf(500, { a: '4,00' })).toBe(100);
  expect(leftOf(500, { a: '6' })).toBe(-100);
  expect(leftOf(500, { a: '5,00', b: '0,00' })).toBeNull();
  expect(leftOf(500, { a: 'fünf' })).toBeNull();
  expect(readEuros('1.50 €')).toBe(150);
});
