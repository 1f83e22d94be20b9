import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prescriptionFormat } from '../prescription.ts';
import {
  type DispensingAct,
  type DispensingFact,
  dispensingActs,
  dispensingFacts,
  factsFor,
  isDispensingAct,
  missingFactsFor,
} from './dispensing-acts.ts';

const nothing: ReadonlySet<DispensingFact> = new Set();
const everything: ReadonlySet<DispensingFact> = new Set(dispensingFacts);

describe.each(prescriptionFormat.options)('%s', (format) => {
  test.each(dispensingActs)('%s asks for all of its facts, and for nothing else', (act) => {
    expect(missingFactsFor(act, format, nothing)).toEqual(factsFor(act, format));
    expect(missingFactsFor(act, format, everything)).toEqual([]);
    for (const fact of factsFor(act, format)) {
      expect(missingFactsFor(act, format, new Set([...everything].filter((other) => other !== fact)))).toEqual([fact]);
    }
  });
});

test('a signed file is asked for from the first word about it to the door', () => {
  for (const act of dispensingActs.filter((one) => one !== 'complete'))
    expect(factsFor(act, 'digital')).toContain('signedFile');
});

test('a photo is enough to read a paper and to accept it, and the original is needed to dispense it', () => {
  for (const act of ['record', 'tick', 'confirm'] as const) expect(factsFor(act, 'physical')).toEqual(['photoOrPaper']);
  for (const act of ['prepare', 'pack', 'release', 'ship', 'ready'] as const)
    expect(factsFor(act, 'physical')).toContain('paper');
});

test('an E-Rezept is dispensed with its number noted', () => {
  for (const act of ['prepare', 'pack', 'release', 'ship', 'ready'] as const)
    expect(factsFor(act, 'ePrescription')).toContain('eRezeptNumber');
});

test('no walk of 10,000 through the acts leaves the house without its facts', { timeout: 60_000 }, () => {
  const ways = { verify: 'tick', prepare: 'verify', pack: 'prepare', release: 'pack', ship: 'release' } as const;
  const isDoable = (act: DispensingAct, done: ReadonlySet<DispensingAct>) =>
    !Object.hasOwn(ways, act) || done.has(ways[act as keyof typeof ways]);
  const step = fc.constantFrom(...dispensingActs, ...dispensingFacts);
  let left = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...prescriptionFormat.options),
      fc.uniqueArray(fc.constantFrom(...dispensingFacts)),
      fc.array(step, { maxLength: 40 }),
      (format, known, steps) => {
        const onRecord = new Set<DispensingFact>(known);
        const done = new Set<DispensingAct>();
        for (const taken of [...steps, ...dispensingActs]) {
          if (!isDispensingAct(taken)) onRecord.add(taken);
          else if (isDoable(taken, done) && missingFactsFor(taken, format, onRecord).length === 0) done.add(taken);
        }
        if (!done.has('ship')) return;
        left += 1;
        const paper = { physical: 'paper', digital: 'signedFile', ePrescription: 'eRezeptNumber' } as const;
        const always = [
          'withinPrescription',
          'dosage',
          'labelComplete',
          'labelPrinted',
          'labelSeen',
          'recipient',
        ] as const;
        for (const fact of [paper[format], ...always]) expect(onRecord).toContain(fact);
        if (format === 'physical') expect(onRecord).toContain('originalMarked');
        if (done.has('complete')) for (const fact of ['advice', 'identity'] as const) expect(onRecord).toContain(fact);
      },
    ),
    { numRuns: 10_000 },
  );
  expect(left).toBeGreaterThan(100);
});
