import { describe, expect, test } from 'vitest';
import { type DispensingFact, dispensingActs, dispensingFacts, factsFor, missingFactsFor } from './dispensing-acts.ts';
import { evidenceKinds, evidenceOf, proposedEvidence } from './evidence.ts';

const nothing: ReadonlySet<DispensingFact> = new Set();
const everything: ReadonlySet<DispensingFact> = new Set(dispensingFacts);
const signedFile = { evidence: 'signedFile', isRecordedBefore: false } as const;
const paper = { evidence: 'paper', isRecordedBefore: false } as const;
const eRezept = { evidence: 'eRezept', isRecordedBefore: false } as const;
const dispensing = ['verify', 'prepare', 'pack', 'release', 'ship', 'ready', 'sendAgain', 'complete'] as const;

describe.each(evidenceKinds)('%s', (evidence) => {
  const about = { evidence, isRecordedBefore: false };

  test.each(dispensingActs)('%s asks for all of its facts, and for nothing else', (act) => {
    expect(missingFactsFor(act, about, nothing)).toEqual(factsFor(act, about));
    expect(missingFactsFor(act, about, everything)).toEqual([]);
    for (const fact of factsFor(act, about)) {
      expect(missingFactsFor(act, about, new Set([...everything].filter((other) => other !== fact)))).toEqual([fact]);
    }
  });

  test('what is handed over was called valid, is covered by the prescription and has a dose', () => {
    for (const act of ['pack', 'release', 'ship', 'ready', 'sendAgain', 'complete'] as const)
      expect(factsFor(act, about)).toEqual(
        expect.arrayContaining(['prescriptionVerified', 'withinPrescription', 'dosage']),
      );
  });
});

test('a signed file is asked for from the first word about it to the door, and its signature from verifying on', () => {
  for (const act of dispensingActs) expect(factsFor(act, signedFile)).toContain('signedFile');
  for (const act of dispensing) expect(factsFor(act, signedFile)).toContain('validSignature');
});

test('a photo is enough to read a paper and to accept it, and the original is needed to verify and to dispense it', () => {
  for (const act of ['record', 'tick', 'confirm'] as const) {
    expect(factsFor(act, paper)).toContain('photoOrPaper');
    expect(factsFor(act, paper)).not.toContain('paper');
  }
  for (const act of dispensing) expect(factsFor(act, paper)).toContain('paper');
});

test('a paper is marked before it goes, and it is known who takes the goods', () => {
  for (const act of ['ship', 'complete'] as const) {
    expect(factsFor(act, paper)).toContain('originalMarked');
    expect(factsFor(act, signedFile)).not.toContain('originalMarked');
  }
  expect(factsFor('ship', eRezept)).toContain('recipient');
  expect(factsFor('complete', eRezept)).toEqual(expect.arrayContaining(['advice', 'identity']));
});

test('an E-Rezept is dispensed with its number noted', () => {
  for (const act of dispensing) expect(factsFor(act, eRezept)).toContain('eRezeptNumber');
});

test('what had left the packers before facts were asked for is handed over, and everything else asks', () => {
  const before = { ...signedFile, isRecordedBefore: true };
  for (const act of dispensingActs) {
    const asked = act === 'complete' ? ['advice', 'identity'] : factsFor(act, signedFile);
    expect(factsFor(act, before)).toEqual(act === 'sendAgain' ? [] : asked);
  }
});

test('the format proposes what is at hand, and what was recorded counts', () => {
  expect(proposedEvidence('ePrescription')).toBe('eRezept');
  expect(proposedEvidence('ePrescription', true)).toBe('signedFile');
  expect(proposedEvidence('physical', true)).toBe('paper');
  expect(evidenceOf({ evidence: null, prescriptionFormat: 'digital' })).toBe('signedFile');
  expect(evidenceOf({ evidence: 'paper', prescriptionFormat: 'ePrescription' })).toBe('paper');
});
