import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BankEntry, fingerprintOf, type KnownEntry, splitKnown } from './bank-entry.ts';

const base: BankEntry = {
  bookedOn: '2026-11-16',
  direction: 'in',
  amountCents: 100,
  name: 'Lena Muster',
  iban: '',
  purpose: 'AAAA-BBBB',
  bankReference: null,
  isReversal: false,
};

function kept(entries: readonly BankEntry[]): KnownEntry[] {
  return entries.map((entry, index) => ({ ...entry, id: String(index), fingerprint: fingerprintOf(entry) }));
}

const fresh = (entries: BankEntry[], known: BankEntry[]) => splitKnown(entries, kept(known)).fresh.length;

test('an entry is known by the reference of the bank, whatever else a file says', () => {
  const named = { ...base, bankReference: 'A in 100' };
  expect(fresh([{ ...named, purpose: 'cut' }], [named])).toBe(0);
  expect(fresh([{ ...base, bankReference: 'B in 100' }], [named])).toBe(1);
});

test('without a reference alike entries count as often as a file has them', () => {
  expect(fresh([base, base, base], [base])).toBe(2);
  expect(fresh([base], [base, base])).toBe(0);
  expect(fresh([{ ...base, purpose: ' aaaa  bbbb' }], [base])).toBe(0);
  expect(fresh([{ ...base, bookedOn: '2026-11-17' }], [base])).toBe(1);
});

test('a table of the same days knows what a CAMT file told, and the other way round', () => {
  const full = { ...base, iban: 'DE02120300000000202051', bankReference: 'A in 100' };
  expect(fresh([{ ...base, name: 'Lena Mus' }], [full])).toBe(0);
  expect(splitKnown([full], kept([base]))).toEqual({ fresh: [], named: [{ id: '0', bankReference: 'A in 100' }] });
  expect(fresh([{ ...base, name: 'Otto' }], [full])).toBe(1);
  expect(fresh([{ ...base, iban: 'DE36000000000000000000' }], [full])).toBe(1);
});

test('whatever is read again in whichever pieces and order counts once', () => {
  const entry = fc.record({
    amountCents: fc.integer({ min: 1, max: 3 }),
    purpose: fc.constantFrom('a', 'b'),
    hasReference: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), fc.nat(12), (made, cut) => {
      const all = made.map(({ amountCents, purpose, hasReference }, index) => ({
        ...base,
        amountCents,
        purpose,
        bankReference: hasReference ? `R${index}` : null,
      }));
      const first = splitKnown(all.slice(0, cut), []).fresh;
      // A later file of the whole time tells everything again.
      const second = splitKnown(all.toReversed(), kept(first)).fresh;
      expect(first.length + second.length).toBe(all.length);
      expect(splitKnown(all, kept([...first, ...second])).fresh).toEqual([]);
    }),
  );
});
