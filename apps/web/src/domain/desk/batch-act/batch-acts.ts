import type { BatchShown, MissingBatchPart } from '@shop/contract/desk/stock';
import type { Right } from '@shop/contract/rights';

const batchActs = ['release', 'lock', 'unlock', 'count', 'damaged', 'destroyed', 'recall', 'complete'] as const;
export type BatchAct = (typeof batchActs)[number];

export type ActField = 'testNumber' | 'identityTest' | 'units' | 'reason' | 'witness' | MissingBatchPart;

interface ActRules {
  right: Right;
  key: string;
  fields: readonly ActField[];
  /** It cannot be undone. */
  isFinal?: boolean;
  isPossible: (batch: BatchShown, today: string) => boolean;
}

/** On its last day a batch is not dispensed any more. */
const isFresh = ({ expiresOn }: BatchShown, today: string) => expiresOn === null || expiresOn > today;
const hasGoods = ({ onHand }: BatchShown) => onHand > 0;

/** What can be done with a batch, by whom, in which state, and what it asks for. The server decides; this says what to offer. */
export const actRules: Record<BatchAct, ActRules> = {
  release: {
    right: 'releaseBatch',
    key: 'f',
    fields: ['testNumber', 'identityTest'],
    isPossible: (batch, today) => batch.state === 'quarantine' && batch.recallId === null && isFresh(batch, today),
  },
  lock: {
    right: 'recallBatch',
    key: 'X',
    fields: ['reason'],
    isPossible: ({ state }) => state === 'released' || state === 'quarantine',
  },
  unlock: {
    right: 'releaseBatch',
    key: 'u',
    fields: ['reason'],
    isPossible: (batch, today) =>
      batch.state === 'locked' && !batch.isNumberAwaited && batch.recallId === null && isFresh(batch, today),
  },
  count: { right: 'countStock', key: 'z', fields: ['units', 'reason'], isPossible: () => true },
  damaged: { right: 'countStock', key: 'b', fields: ['units', 'reason'], isPossible: hasGoods },
  destroyed: {
    right: 'countStock',
    key: 'V',
    fields: ['units', 'reason', 'witness'],
    isFinal: true,
    isPossible: hasGoods,
  },
  recall: {
    right: 'recallBatch',
    key: 'R',
    fields: ['reason'],
    isFinal: true,
    isPossible: ({ recallId }) => recallId === null,
  },
  complete: { right: 'receiveGoods', key: 'e', fields: [], isPossible: ({ missing }) => missing.length > 0 },
};

/** What an act asks for: of a batch that is to be completed, what it lacks. */
export function fieldsOf(act: BatchAct, { missing }: Pick<BatchShown, 'missing'>): readonly ActField[] {
  return act === 'complete' ? missing : actRules[act].fields;
}

export function actsFor(batch: BatchShown, rights: readonly Right[], today: string): BatchAct[] {
  return batchActs.filter((act) => rights.includes(actRules[act].right) && actRules[act].isPossible(batch, today));
}
