import type { DeskOrder } from '@shop/contract/desk/orders';

export type StoryEntry = DeskOrder['story'][number];

export interface StoryStep {
  /** The last one of those that count as one. */
  entry: StoryEntry;
  count: number;
}

/** What happened, oldest first. The prescription opened again and again by one person is one step. */
export function storySteps(story: readonly StoryEntry[]): StoryStep[] {
  const steps: StoryStep[] = [];
  for (const entry of story) {
    const last = steps.at(-1);
    const isAgain = last && isOpening(entry) && isOpening(last.entry) && last.entry.name === entry.name;
    if (isAgain) steps.splice(-1, 1, { entry, count: last.count + 1 });
    else steps.push({ entry, count: 1 });
  }
  return steps;
}

export function isOpening({ what }: StoryEntry): boolean {
  return what === 'prescriptionOpened';
}
