import { describe, expect, test } from 'vitest';
import {
  type Check,
  checklists,
  checks,
  missingFor,
  type OwnPoint,
  ownPointsOf,
  pointName,
  type ReviewState,
  stages,
} from './checklist.ts';
import { comparisonRow } from './comparison-row.ts';
import { evidenceKinds } from './evidence.ts';

const readable: Check[] = ['identity', 'prescriber', 'validity', 'lines', 'instructions', 'notUsedUp'];

/** Everything done. */
function complete(evidence: ReviewState['evidence']): ReviewState {
  return {
    evidence,
    hasRecord: true,
    isOriginalHere: true,
    rows: [],
    answered: new Set(),
    ownPoints: [],
    ticked: new Set(checks),
  };
}

function names(stage: (typeof stages)[number], state: ReviewState): string[] {
  return missingFor(stage, state).map((point) => {
    if (point.kind === 'own') return point.point.id;
    return point.kind === 'check' ? point.check : point.kind;
  });
}

describe.each(evidenceKinds)('%s', (evidence) => {
  const proof = ({ paper: 'original', eRezept: 'eRezept', signedFile: 'signature' } as const)[evidence];

  test('asks for what can be read first, then for its proof, plausibility and advice', () => {
    expect(checklists[evidence]).toEqual({ confirm: readable, verify: [proof, 'plausibility', 'advice'] });
  });

  test('is done once everything is, and each point alone is missed', () => {
    for (const stage of stages) expect(names(stage, complete(evidence))).toEqual([]);
    for (const check of [...readable, proof, 'plausibility', 'advice'] as Check[]) {
      const ticked = new Set(checks.filter((other) => other !== check));
      expect(names('verify', { ...complete(evidence), ticked })).toEqual([check]);
      expect(names('confirm', { ...complete(evidence), ticked })).toEqual(readable.includes(check) ? [check] : []);
    }
  });

  test('no record and a difference without an answer keep it from both stages', () => {
    const row = comparisonRow('line', 'orderedLess', []);
    for (const stage of stages) {
      expect(names(stage, { ...complete(evidence), hasRecord: false })).toEqual(['record']);
      expect(names(stage, { ...complete(evidence), rows: [row] })).toEqual(['difference']);
      expect(names(stage, { ...complete(evidence), rows: [row], answered: new Set([row.id]) })).toEqual([]);
    }
  });
});

test('a paper is confirmed by its photo and verified with the original only', () => {
  const byPhoto = { ...complete('paper'), isOriginalHere: false };
  expect(names('confirm', byPhoto)).toEqual([]);
  expect(names('verify', byPhoto)).toEqual(['original']);
});

describe('points of the pharmacy', () => {
  const own = (id: string, stage: OwnPoint['stage'], formats: OwnPoint['formats'] = ['physical']): OwnPoint => ({
    id,
    de: `Punkt ${id}`,
    en: `Point ${id}`,
    stage,
    formats,
  });
  const ownPoints = [own('cold', 'verify'), own('called', 'confirm'), own('stamp', 'confirm', ['digital'])];

  test('follow those of the law in their stage, and each is missed until it is ticked', () => {
    const nothing = { ...complete('paper'), ownPoints, ticked: new Set<never>() };
    expect(names('confirm', nothing)).toEqual([...readable, 'called']);
    expect(names('verify', nothing)).toEqual([...readable, 'called', 'original', 'plausibility', 'advice', 'cold']);
    const ticked = new Set([...checks, pointName({ check: 'own', point: 'called' })]);
    expect(names('confirm', { ...nothing, ticked })).toEqual([]);
    expect(names('verify', { ...nothing, ticked })).toEqual(['cold']);
  });

  test('are asked for their prescriptions only, in the order of the list, stage by stage', () => {
    expect(names('verify', { ...complete('eRezept'), ownPoints })).toEqual([]);
    expect(names('confirm', { ...complete('signedFile'), ownPoints })).toEqual(['stamp']);
    expect(ownPointsOf('paper', ownPoints).map(({ id }) => id)).toEqual(['called', 'cold']);
  });

  test('take nothing away from the law: without them everything of it is still missed', () => {
    const ticked = new Set(ownPoints.map(({ id }) => pointName({ check: 'own', point: id })));
    expect(names('verify', { ...complete('signedFile'), ownPoints, ticked })).toEqual([
      ...readable,
      'signature',
      'plausibility',
      'advice',
    ]);
  });
});
