import { expect, test } from 'vitest';
import { type ActDraft, actProblems, emptyAct } from './act-draft.ts';
import type { BatchAct } from './batch-acts.ts';

const here = { onHand: 40, missing: ['carrier', 'inUseDays'] as ('carrier' | 'inUseDays')[], myName: 'Lea Baum' };
const full: ActDraft = {
  testNumber: 'P-1',
  identityTest: 'microscopy',
  units: '40',
  reason: 'Deckel undicht',
  witness: 'Anna Reuter',
  number: '',
  carrier: 'MCT-Öl',
  inUseDays: '90',
};

test.each<[BatchAct, Partial<ActDraft>, object]>([
  ['release', {}, {}],
  ['release', emptyAct, { testNumber: 'testNumber', identityTest: 'identityTest' }],
  ['lock', { reason: '  ' }, { reason: 'reason' }],
  ['count', { units: '0' }, {}],
  ['count', { units: '41' }, {}],
  ['count', { units: '40,5' }, { units: 'units' }],
  ['count', { units: '-1' }, { units: 'units' }],
  ['damaged', {}, {}],
  ['damaged', { units: '0' }, { units: 'units' }],
  ['damaged', { units: '41' }, { units: 'tooMany' }],
  ['destroyed', {}, {}],
  ['complete', {}, {}],
  ['complete', { carrier: ' ', inUseDays: '0' }, { carrier: 'carrier', inUseDays: 'inUseDays' }],
  ['destroyed', { witness: 'lea baum ' }, { witness: 'notYou' }],
])('%s with %j: %j', (act, typed, expected) => {
  expect(actProblems(act, { ...full, ...typed }, here)).toEqual(expected);
});
