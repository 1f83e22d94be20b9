import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cancellationOf, type Invoice, type InvoiceLine, sumCents, vatTotals } from './invoice.ts';

const line: InvoiceLine = {
  name: 'Käppele 25/1',
  kindText: 'Cannabisblüten',
  pzn: '90000144',
  quantityText: '10 g',
  unitPriceCents: 1049,
  totalCents: 10490,
  vatPercent: 19,
};

test('VAT is taken from the sum of a rate, the highest rate first', () => {
  const lines = [
    { ...line, totalCents: 690, vatPercent: 7 },
    { ...line, totalCents: 10490 },
    { ...line, totalCents: 4145 },
  ];
  expect(vatTotals(lines)).toEqual([
    { vatPercent: 19, netCents: 12298, vatCents: 2337, grossCents: 14635 },
    { vatPercent: 7, netCents: 645, vatCents: 45, grossCents: 690 },
  ]);
});

const amounts = fc.array(
  fc.record({ totalCents: fc.integer({ min: 0, max: 1_000_000 }), vatPercent: fc.constantFrom(0, 7, 19) }),
  { minLength: 1, maxLength: 20 },
);

test('net and VAT of all rates make up the sum, and a cancellation takes back each of them exactly', () => {
  fc.assert(
    fc.property(amounts, (given) => {
      const lines = given.map((amount) => ({ ...line, ...amount }));
      const totals = vatTotals(lines);
      expect(totals.reduce((sum, { netCents, vatCents }) => sum + netCents + vatCents, 0)).toBe(sumCents(lines));

      const cancelled = vatTotals(cancellationOf(invoiceOf(lines), { number: 'S-1', issuedOn: '2025-12-01' }).lines);
      const sums = totals.map(({ netCents, vatCents }, index) => [
        netCents + (cancelled[index]?.netCents ?? Number.NaN),
        vatCents + (cancelled[index]?.vatCents ?? Number.NaN),
      ]);
      expect(sums.flat().every((sum) => sum === 0)).toBe(true);
      expect(cancelled.some(({ vatCents }) => Object.is(vatCents, -0))).toBe(false);
    }),
  );
});

test('a cancellation names its invoice, and cannot be cancelled itself', () => {
  const cancellation = cancellationOf(invoiceOf([line]), { number: 'RE-2025-04500', issuedOn: '2025-12-01' });
  expect(cancellation).toMatchObject({
    kind: 'cancellation',
    number: 'RE-2025-04500',
    issuedOn: '2025-12-01',
    suppliedOn: '2025-11-15',
    cancels: { number: 'RE-2025-04418', issuedOn: '2025-11-17' },
    lines: [{ name: 'Käppele 25/1', unitPriceCents: -1049, totalCents: -10490 }],
  });
  expect(() => cancellationOf(cancellation, { number: 'RE-2025-04501', issuedOn: '2025-12-02' })).toThrow(RangeError);
});

function invoiceOf(lines: InvoiceLine[]): Invoice {
  return {
    kind: 'invoice',
    number: 'RE-2025-04418',
    issuedOn: '2025-11-17',
    suppliedOn: '2025-11-15',
    lines,
  } as Invoice;
}
