import type { DeskOrder } from '@shop/contract/desk/orders';

export interface OrderChanges {
  story: DeskOrder['story'];
  notes: DeskOrder['notes'];
  /** Something else that the screen shows: lines, addresses, facts. */
  isOtherwise: boolean;
}

/** What is new on the screen since an order was seen; null for nothing. Ticks and records of the check are not in it. */
export function orderChanges(seen: DeskOrder, now: DeskOrder): OrderChanges | null {
  if (seen.version === now.version) return null;
  const story = now.story.slice(seen.story.length).filter(({ what }) => what !== 'prescriptionOpened');
  const notes = now.notes.filter(({ id }) => !seen.notes.some((known) => known.id === id));
  const isOtherwise = story.length === 0 && shown(seen) !== shown(now);
  return story.length > 0 || notes.length > 0 || isOtherwise ? { story, notes, isOtherwise } : null;
}

function shown({ status, person, shipping, lines, money, amendments }: DeskOrder): string {
  return JSON.stringify([status, person, shipping, lines, money, amendments]);
}
