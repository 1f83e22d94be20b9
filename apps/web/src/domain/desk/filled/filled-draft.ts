import type { FilledAnswer, FilledShown } from '@shop/contract/desk/filled-goods';
import type { FilledFate } from '@shop/contract/desk/stock-words';

/** What is chosen for each container, by its portion. */
export type FilledDraft = Record<number, { fate: FilledFate | null; witnessId: string }>;

export type FilledProblem = 'fateMissing' | 'witnessMissing';

export const chosenFor = (draft: FilledDraft, { id }: Pick<FilledShown, 'id'>) =>
  draft[id] ?? { fate: null, witnessId: '' };

/** What keeps the answer about a container from being sent; null when nothing does. */
export function filledProblem(draft: FilledDraft, good: Pick<FilledShown, 'id' | 'fates'>): FilledProblem | null {
  const { fate, witnessId } = chosenFor(draft, good);
  if (fate === null || !good.fates.includes(fate)) return 'fateMissing';
  return fate === 'waste' && witnessId === '' ? 'witnessMissing' : null;
}

/** As it is sent, once nothing is missing. */
export function filledAnswers(draft: FilledDraft, goods: readonly FilledShown[]): FilledAnswer[] {
  return goods.flatMap((good) => {
    const { fate, witnessId } = chosenFor(draft, good);
    if (fate === null) return [];
    return fate === 'waste' ? { portion: good.id, fate, witnessId } : { portion: good.id, fate };
  });
}

/** The id of a container's question, and of what in it is missing. */
export const questionId = (id: string, good: Pick<FilledShown, 'id'>) => `${id}-${good.id}`;

export function badFieldOf(id: string, draft: FilledDraft, goods: readonly FilledShown[]): string | null {
  for (const good of goods) {
    const problem = filledProblem(draft, good);
    if (problem) return `${questionId(id, good)}-${problem === 'witnessMissing' ? 'witness' : good.fates[0]}`;
  }
  return null;
}
