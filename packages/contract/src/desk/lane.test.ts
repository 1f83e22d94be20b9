import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shippingType } from '../checkout.ts';
import { isFinal, orderStatuses } from '../order-status.ts';
import { evidenceKinds } from './evidence.ts';
import { laneOf, lanes, waitingLanes } from './lane.ts';
import { markLooks, marksOf } from './marks.ts';
import { nextStepOf, nextSteps, remindAfterDays } from './next-step.ts';
import { type OrderFacts, orderProblems, owedBy } from './order-facts.ts';

const createdAt = new Date('2026-11-10T08:40:00Z');
const later = new Date('2026-11-12T13:20:00Z');
const momentOrNever = fc.constantFrom(null, later);

const anyFacts: fc.Arbitrary<OrderFacts> = fc.record({
  status: fc.constantFrom(...orderStatuses),
  createdAt: fc.constant(createdAt),
  evidence: fc.constantFrom(...evidenceKinds),
  shippingType: fc.constantFrom(...shippingType.options),
  isPaidAtPickup: fc.boolean(),
  fileAt: momentOrNever,
  verifiedAt: momentOrNever,
  originalAt: momentOrNever,
  paidAt: momentOrNever,
  answeredAt: momentOrNever,
  isAnswerNew: fc.boolean(),
  packedAt: momentOrNever,
  releasedAt: momentOrNever,
  problem: fc.constantFrom(null, ...orderProblems),
});

const paper: OrderFacts = {
  status: 'requested',
  createdAt,
  evidence: 'paper',
  shippingType: 'standard',
  isPaidAtPickup: false,
  fileAt: createdAt,
  verifiedAt: null,
  originalAt: null,
  paidAt: null,
  answeredAt: null,
  isAnswerNew: false,
  packedAt: null,
  releasedAt: null,
  problem: null,
};
const confirmed: OrderFacts = { ...paper, status: 'confirmed' };
const complete: OrderFacts = { ...confirmed, originalAt: later, verifiedAt: later, paidAt: later };
const pickup = { shippingType: 'selfPickUp', isPaidAtPickup: true } as const;

test('every order lies in exactly one lane, and only those that are over lie in none', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const lane = laneOf(facts);
      expect(lane === null).toBe(isFinal(facts.status));
      if (lane) expect(lanes).toContain(lane);
      expect(lane === 'problem').toBe(facts.problem !== null && !isFinal(facts.status));
    }),
    { numRuns: 2_000 },
  );
});

test('every order has a next step, a look for each mark, and waits only while the patient owes something', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const step = nextStepOf(facts, { since: createdAt, now: later });
      expect(step === null).toBe(isFinal(facts.status));
      if (step) expect(nextSteps).toContain(step);
      for (const look of Object.values(marksOf(facts))) expect(markLooks).toContain(look);
      const lane = laneOf(facts);
      if (lane && waitingLanes.includes(lane)) expect(owedBy(facts)).not.toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

test.each<[string, OrderFacts, ReturnType<typeof laneOf>]>([
  ['came in', paper, 'new'],
  ['is looked at', { ...paper, status: 'inReview' }, 'check'],
  ['has a question open', { ...paper, status: 'clarification' }, 'question'],
  ['is confirmed by the photo', confirmed, 'originalMissing'],
  ['is paid, without the original', { ...confirmed, paidAt: later }, 'originalMissing'],
  ['has its original, unchecked', { ...confirmed, originalAt: later }, 'check'],
  ['is checked and not paid', { ...complete, paidAt: null }, 'paymentMissing'],
  ['is paid when picked up', { ...complete, paidAt: null, ...pickup }, 'toPack'],
  ['lacks nothing', complete, 'toPack'],
  ['is being packed', { ...complete, status: 'preparing' }, 'toPack'],
  ['is packed', { ...complete, status: 'preparing', packedAt: later }, 'toRelease'],
  ['is released', { ...complete, status: 'preparing', packedAt: later, releasedAt: later }, 'toHandOver'],
  ['lies ready', { ...complete, status: 'readyForPickup' }, 'toHandOver'],
  ['was sent', { ...complete, status: 'shipped' }, 'onItsWay'],
  ['was withdrawn from', { ...complete, status: 'shipped', problem: 'withdrawalDeclared' }, 'problem'],
  ['is over', { ...complete, status: 'completed', problem: 'withdrawalDeclared' }, null],
])('an order that %s lies in its lane', (_what, facts, lane) => {
  expect(laneOf(facts)).toBe(lane);
});

test.each<[string, OrderFacts, string[]]>([
  ['a new one with a photo', paper, ['ours', 'awaited', 'awaited']],
  ['a new one without anything', { ...paper, fileAt: null }, ['awaited', 'awaited', 'awaited']],
  ['confirmed by the photo', confirmed, ['done', 'awaited', 'awaited']],
  ['with its original', { ...confirmed, originalAt: later, paidAt: later }, ['ours', 'done', 'done']],
  ['with a question', { ...paper, status: 'clarification' }, ['unclear', 'awaited', 'awaited']],
  ['with an answer', { ...paper, status: 'inReview', isAnswerNew: true }, ['unclear', 'awaited', 'awaited']],
  ['a file for pickup', { ...paper, evidence: 'signedFile', ...pickup }, ['ours', 'notNeeded', 'notNeeded']],
  ['lacking nothing', complete, ['done', 'done', 'done']],
])('the three marks: %s', (_what, facts, looks) => {
  const { prescription, original, payment } = marksOf(facts);
  expect([prescription, original, payment]).toEqual(looks);
});

test.each<[string, OrderFacts, number, string]>([
  ['a new order', paper, 0, 'look'],
  ['an answer', { ...paper, status: 'inReview', isAnswerNew: true }, 0, 'readAnswer'],
  ['an original on its way', confirmed, remindAfterDays - 1, 'wait'],
  ['an original that does not come', confirmed, remindAfterDays, 'remind'],
  ['a parcel', complete, 0, 'pack'],
  ['a pickup', { ...complete, ...pickup }, 0, 'layReady'],
])('the next step of %s', (_what, facts, days, step) => {
  const now = new Date(createdAt.getTime() + days * 24 * 60 * 60 * 1_000);
  expect(nextStepOf(facts, { since: createdAt, now })).toBe(step);
});
