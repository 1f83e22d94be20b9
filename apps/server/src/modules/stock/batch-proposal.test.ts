import { expect, test } from 'vitest';
import { type BatchOnHand, proposeBatches } from './batch-proposal.ts';

const today = '2026-11-16';
const batch = (id: string, expiresOn: string | null, onHandUnits: number): BatchOnHand => ({
  id,
  expiresOn,
  onHandUnits,
});

test('the earliest expiry comes first, whatever the order of the list', () => {
  const batches = [batch('late', '2027-06-30', 50), batch('soon', '2026-12-31', 50)];
  expect(proposeBatches(batches, 10, today)).toEqual({ portions: [{ batchId: 'soon', units: 10 }], missing: 0 });
});

test('the last grams of one batch are made up from the next', () => {
  const batches = [batch('a', '2026-12-31', 3), batch('b', '2027-01-31', 4), batch('c', '2027-02-28', 50)];
  expect(proposeBatches(batches, 10, today)).toEqual({
    portions: [
      { batchId: 'a', units: 3 },
      { batchId: 'b', units: 4 },
      { batchId: 'c', units: 3 },
    ],
    missing: 0,
  });
});

test('stock from before expiries were recorded is used up first', () => {
  const batches = [batch('dated', '2026-11-30', 50), batch('opening', null, 50)];
  expect(proposeBatches(batches, 5, today).portions).toEqual([{ batchId: 'opening', units: 5 }]);
});

test('nothing is taken from a batch that expires today or has expired', () => {
  const batches = [batch('yesterday', '2026-11-15', 50), batch('today', today, 50), batch('tomorrow', '2026-11-17', 2)];
  expect(proposeBatches(batches, 5, today)).toEqual({ portions: [{ batchId: 'tomorrow', units: 2 }], missing: 3 });
});
