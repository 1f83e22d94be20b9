import type { BatchShown } from '@shop/contract/desk/stock';
import { isInUseDays } from '@shop/contract/desk/stock-limits';
import { readAmount } from '#domain/quantity/read-amount.ts';
import { type ActField, type BatchAct, fieldsOf } from './batch-acts.ts';

/** What is typed, as it is typed. */
export type ActDraft = Record<ActField, string>;

export const emptyAct: ActDraft = {
  testNumber: '',
  identityTest: '',
  units: '',
  reason: '',
  witness: '',
  number: '',
  carrier: '',
  inUseDays: '',
};

export type ActProblem = ActField | 'tooMany' | 'notYou';

/** What keeps an act from being sent, by field, in the order of the form. */
export function actProblems(
  act: BatchAct,
  draft: ActDraft,
  { onHand, missing, myName }: Pick<BatchShown, 'onHand' | 'missing'> & { myName: string },
): Partial<Record<ActField, ActProblem>> {
  const problemOf = (field: ActField): ActProblem | null => {
    const typed = draft[field].trim();
    if (field === 'units') return unitsProblem(typed, act, onHand);
    if (typed === '' || (field === 'inUseDays' && !isInUseDays(Number(typed)))) return field;
    return field === 'witness' && isSame(typed, myName) ? 'notYou' : null;
  };
  const found = fieldsOf(act, { missing }).map((field) => [field, problemOf(field)] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}

/** Whole units; a count may find none or more than the books say, a loss may not. */
function unitsProblem(typed: string, act: BatchAct, onHand: number): ActProblem | null {
  const units = readAmount(typed);
  if (units === null || !Number.isInteger(units) || units < (act === 'count' ? 0 : 1) || units > 1_000_000)
    return 'units';
  return act !== 'count' && units > onHand ? 'tooMany' : null;
}

function isSame(one: string, other: string): boolean {
  return one.toLocaleLowerCase('de') === other.trim().toLocaleLowerCase('de');
}
