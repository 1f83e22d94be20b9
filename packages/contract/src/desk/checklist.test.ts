import { describe, expect, test } from 'vitest';
import { prescriptionFormat } from '../prescription.ts';
import { type Check, checklists, checks, missingFor, type ReviewState, stages } from './checklist.ts';
import { comparisonRow } from './comparison-row.ts';

const readable: Check[] = ['identity', 'prescriber', 'validity', 'lines', 'instructions', 'notUsedUp'];

/** Everything done. */
function complete(format: ReviewState['format']): ReviewState {
  return { format, hasRecord: true, isOriginalHere: true, rows: [], answered: new Set(), ticked: new Set(checks) };
}

function names(stage: (typeof stages)[number], state: ReviewState): string[] {
  return missingFor(stage, state).map((point) => (point.kind === 'check' ? point.check : point.kind));
}

describe.each(prescriptionFormat.options)('%s', (format) => {
  const proof = ({ physical: 'original', ePrescription: 'eRezept', digital: 'signature' } as const)[format];

  test('asks for what can be read first, then for its proof, plausibility and advice', () => {
    expect(checklists[format]).toEqual({ confirm: readable, verify: [proof, 'plausibility', 'advice'] });
  });

  test('is done once everything is, and each point alone is missed', () => {
    for (const stage of stages) expect(names(stage, complete(format))).toEqual([]);
    for (const check of [...readable, proof, 'plausibility', 'advice'] as Check[]) {
      const ticked = new Set(checks.filter((other) => other !== check));
      expect(names('verify', { ...complete(format), ticked })).toEqual([check]);
      expect(names('confirm', { ...complete(format), ticked })).toEqual(readable.includes(check) ? [check] : []);
    }
  });

  test('no record and a difference without an answer keep it from both stages', () => {
    const row = comparisonRow('line', 'orderedLess', []);
    for (const stage of stages) {
      expect(names(stage, { ...complete(format), hasRecord: false })).toEqual(['record']);
      expect(names(stage, { ...complete(format), rows: [row] })).toEqual(['difference']);
      expect(names(stage, { ...complete(format), rows: [row], answered: new Set([row.id]) })).toEqual([]);
    }
  });
});

test('a paper is confirmed by its photo and verified with the original only', () => {
  const byPhoto = { ...complete('physical'), isOriginalHere: false };
  expect(names('confirm', byPhoto)).toEqual([]);
  expect(names('verify', byPhoto)).toEqual(['original']);
});
