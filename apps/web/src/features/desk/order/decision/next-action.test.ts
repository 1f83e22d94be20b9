import type { DeskAction } from '@shop/contract/desk/desk-actions';
import type { DeskOrder } from '@shop/contract/desk/orders';
import { expect, test } from 'vitest';
import { aDeskOrder } from '#testing/at-workbench.ts';
import { furtherActions, nextAction, refusal, whyNoAction } from './next-action.ts';

type Obstacles = Partial<Record<DeskAction, DeskOrder['actions'][number]['obstacle']>>;
const offer = (obstacles: Obstacles) =>
  (Object.entries(obstacles) as [DeskAction, DeskOrder['actions'][number]['obstacle']][]).map(([name, obstacle]) => ({
    name,
    obstacle,
  }));
const { facts } = aDeskOrder();
const withoutOriginal = { ...facts, originalReceivedAt: null };

test.each<[string, Partial<DeskOrder>, Obstacles, DeskAction | undefined]>([
  ['a new order is taken into review', { status: 'requested' }, { review: null, verify: 'status' }, 'review'],
  ['a paper with its original is checked', {}, { verify: 'checks', confirm: 'checks' }, 'verify'],
  [
    'a paper without it is accepted by its photo',
    { facts: withoutOriginal },
    { verify: 'checks', confirm: null },
    'confirm',
  ],
  ['what has been checked is accepted', {}, { verify: 'recorded', confirm: null }, 'confirm'],
  [
    'then the original is awaited',
    { status: 'confirmed', facts: withoutOriginal },
    { verify: 'checks', original: null, paid: null },
    'original',
  ],
  [
    'then the money',
    { status: 'confirmed' },
    { verify: 'recorded', original: 'recorded', paid: null, prepare: 'paid' },
    'paid',
  ],
  ['then it is packed', { status: 'confirmed' }, { verify: 'recorded', paid: 'recorded', prepare: null }, 'prepare'],
  ['a collector’s order is laid ready', { status: 'preparing' }, { ship: 'notNeeded', ready: null }, 'ready'],
  ['a question waits for its answer', { status: 'clarification' }, { review: null, reject: null }, undefined],
  ['what one may not do is not one’s next step', {}, { ask: null }, undefined],
])('%s', (_title, differences, obstacles, wanted) => {
  expect(nextAction(aDeskOrder({ ...differences, actions: offer(obstacles) }))?.name).toBe(wanted);
});

test('an order is rejected while it is reviewed, later it is cancelled', () => {
  expect(refusal(aDeskOrder({ actions: offer({ reject: null, cancel: null }) }))).toBe('reject');
  expect(refusal(aDeskOrder({ actions: offer({ reject: 'status', cancel: null }) }))).toBe('cancel');
  expect(refusal(aDeskOrder({ actions: offer({ reject: 'status' }) }))).toBeNull();
});

test('the quiet list has what can be done now and has no button of its own', () => {
  const actions = offer({
    verify: null,
    ask: null,
    propose: null,
    reject: null,
    cancel: null,
    paid: null,
    prepare: 'status',
  });
  expect(furtherActions(aDeskOrder({ actions }))).toEqual(['cancel', 'paid']);
});

test('why there is nothing to do', () => {
  expect(whyNoAction(aDeskOrder({ status: 'rejected' }))).toBe('over');
  expect(whyNoAction(aDeskOrder({ status: 'clarification' }))).toBe('wait');
  expect(whyNoAction(aDeskOrder())).toBe('pharmacist');
  expect(whyNoAction(aDeskOrder({ status: 'requested' }))).toBe('colleague');
});
