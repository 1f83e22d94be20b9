import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNearly, plainCode, possibleCodes } from './codes-in-text.ts';
import { matchEntry, type PayableOrder } from './matching.ts';

const lena = order({ id: 'lena', code: 'R9JV-C2XG', patientName: 'Lena Müller' });
const otto = order({ id: 'otto', code: 'T5NJ-9CVD', patientName: 'Otto Hartung', openCents: 2_000, userId: 'otto' });

function order(given: Partial<PayableOrder>): PayableOrder {
  return {
    id: 'x',
    code: 'AAAA-AAAA',
    patientName: 'Somebody Else',
    userId: null,
    openCents: 8_980,
    refundDueCents: 0,
    isEnded: false,
    ...given,
  };
}

function match(
  given: {
    purpose?: string;
    amountCents?: number;
    name?: string;
    iban?: string;
    direction?: 'in' | 'out';
    isReversal?: boolean;
  },
  orders = [lena, otto],
) {
  const entry = {
    direction: 'in' as const,
    amountCents: 8_980,
    name: 'MUELLER LENA',
    iban: 'DE1',
    purpose: '',
    isReversal: false,
    ...given,
  };
  return matchEntry(entry, {
    named: new Map(orders.map((each) => [plainCode(each.code), each])),
    waiting: orders.filter(({ openCents, isEnded }) => openCents > 0 && !isEnded),
    payersOf: (iban) => new Set(iban === 'DE-OTTO' ? ['otto'] : []),
  });
}

test('what a bank takes back is never sure, however well it fits', () => {
  const reversal = match({ purpose: lena.code, isReversal: true });
  expect(reversal).toMatchObject({ result: 'near', reason: 'reversal', shares: [], candidates: [{ order: lena }] });
  expect(match({ purpose: 'Miete', isReversal: true })).toMatchObject({ result: 'open', reason: 'reversal' });
});

test('a code anywhere in the text and the very amount are sure', () => {
  const shares = [{ orderId: 'lena', cents: 8_980 }];
  for (const purpose of ['R9JV-C2XG', 'Rezept r9jvc2xg danke', 'SVWZ+Best.R9JV C2XG EREF+1', 'R9 JV C2 XG']) {
    expect(match({ purpose, name: 'Hans Nebenan' }), purpose).toMatchObject({ result: 'sure', reason: null, shares });
  }
});

test('one transfer for two orders is sure when the sum is theirs', () => {
  const both = match({ purpose: 'T5NJ-9CVD und R9JV-C2XG', amountCents: 10_980 });
  expect(both.shares).toEqual([
    { orderId: 'otto', cents: 2_000 },
    { orderId: 'lena', cents: 8_980 },
  ]);
  expect(match({ purpose: 'T5NJ9CVD R9JVC2XG', amountCents: 10_979 })).toMatchObject({
    result: 'near',
    reason: 'several',
  });
});

describe('near', () => {
  test.each([
    ['tooLittle', { purpose: lena.code, amountCents: 8_580 }, lena],
    ['tooMuch', { purpose: lena.code, amountCents: 9_980 }, lena],
    ['ended', { purpose: lena.code }, { ...lena, isEnded: true }],
    ['paidAlready', { purpose: lena.code }, { ...lena, openCents: 0 }],
    ['mistyped', { purpose: 'Rezept R9JV-C2XH' }, lena],
    ['mistyped', { purpose: 'R9JV C2G' }, lena],
    ['guessed', { purpose: 'Apotheke' }, lena],
  ])('is what is %s', (reason, given, about) => {
    const found = match(given, [about]);
    expect(found).toMatchObject({ result: 'near', reason, shares: [], candidates: [{ order: { id: 'lena' } }] });
  });

  test('is a known account, with the reasons side by side', () => {
    const [candidate] = match({ purpose: 'danke', amountCents: 1, name: 'X', iban: 'DE-OTTO' }).candidates;
    expect(candidate?.order.id).toBe('otto');
    expect(candidate?.evidence).toEqual({ code: 'none', amount: 'less', name: false, iban: true });
  });
});

test('nothing that fits is open, and so is a payment of the pharmacy', () => {
  expect(match({ name: 'Unbekannt', purpose: 'Miete' })).toMatchObject({ result: 'open', candidates: [] });
  expect(match({ direction: 'out', purpose: 'Miete', name: 'Lena Müller' })).toMatchObject({ result: 'open' });
});

test('money that went back closes its refund, and nothing else', () => {
  const due = { ...lena, openCents: 0, isEnded: true, refundDueCents: 8_980 };
  const out = { direction: 'out' as const, purpose: `Rueckzahlung ${lena.code}` };
  expect(match(out, [due])).toMatchObject({ result: 'sure', shares: [{ orderId: 'lena', cents: -8_980 }] });
  expect(match({ ...out, amountCents: 8_979 }, [due])).toMatchObject({ result: 'near', reason: 'otherRefund' });
});

const group = fc.string({ unit: fc.constantFrom(...'23456789ABCDEFGHJKMNPQRSTVWXYZ'), minLength: 4, maxLength: 4 });
const codes = fc.tuple(group, group).map((groups) => groups.join('-'));

test('every code is found wherever it stands, and what is sure books the whole amount', () => {
  fc.assert(
    fc.property(codes, fc.string(), fc.string(), fc.integer({ min: 1, max: 1e6 }), (code, before, after, cents) => {
      const purpose = `${before} ${code} ${after}`;
      expect(possibleCodes(purpose)).toContain(plainCode(code));
      const found = match({ purpose, amountCents: cents }, [order({ code, openCents: cents })]);
      expect(found.shares.reduce((sum, share) => sum + share.cents, 0)).toBe(found.result === 'sure' ? cents : 0);
      expect(found.result).toBe('sure');
    }),
  );
});

test('one wrong letter is near, two are not', () => {
  fc.assert(
    fc.property(codes, fc.nat(7), fc.nat(7), (code, first, second) => {
      const plain = plainCode(code);
      const wrong = (text: string, at: number) => `${text.slice(0, at)}0${text.slice(at + 1)}`;
      expect(isNearly(wrong(plain, first), plain)).toBe(true);
      expect(isNearly(plain.slice(0, first) + plain.slice(first + 1), plain)).toBe(true);
      if (first !== second) expect(isNearly(wrong(wrong(plain, first), second), plain)).toBe(false);
    }),
  );
});
