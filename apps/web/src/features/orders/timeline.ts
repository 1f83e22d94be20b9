import { isFinal } from '@shop/contract/order-status';
import { isKnownStatus, type KnownOrForeignStatus, type Order } from './order.ts';

/** The way of every order, in the patient's words. */
type Stage = 'reserved' | 'checked' | 'complete' | 'delivery' | 'handedOver';
export type Ending = 'rejected' | 'cancelled' | 'expired';

export interface TimelineStep {
  name: Stage | Ending;
  state: 'done' | 'current' | 'ahead' | 'ended';
  /** When it was done; null where that is not known. */
  at: string | null;
}

/** The stages in their order, each with the status whose coming completes it. */
const completedBy = [
  ['reserved', ['requested']],
  ['checked', ['confirmed']],
  ['complete', ['preparing']],
  ['delivery', ['shipped', 'readyForPickup']],
  ['handedOver', ['completed']],
] as const satisfies [Stage, KnownOrForeignStatus[]][];

/** How many stages are behind an order that has this status now. */
const stagesBehind: Record<string, number> = {
  requested: 1,
  inReview: 1,
  clarification: 1,
  confirmed: 2,
  preparing: 3,
  shipped: 3,
  readyForPickup: 3,
  completed: 5,
};

/**
 * How far an order has come. One that ended early shows what it had behind it and how it ended, and nothing that
 * will not come any more.
 */
export function timelineOf({ status, date, steps }: Pick<Order, 'status' | 'date' | 'steps'>): TimelineStep[] {
  const timeOf = (statuses: readonly string[]) => steps.findLast((step) => statuses.includes(step.status))?.at ?? null;
  const stages = completedBy.map(([name, statuses]) => ({
    name,
    at: timeOf(statuses) ?? (name === 'reserved' ? date : null),
  }));
  const isUnderWay = (index: number) => (completedBy[index]?.[1] as readonly string[] | undefined)?.includes(status);

  if (isEnding(status)) {
    const behind = Math.max(1, ...steps.map((step) => stagesBehind[step.status] ?? 1));
    const done = stages.slice(0, behind).map((stage) => ({ ...stage, state: 'done' as const }));
    return [...done, { name: status, state: 'ended', at: timeOf([status]) }];
  }

  const behind = stagesBehind[status] ?? 1;
  return stages.map((stage, index) => {
    if (index < behind) return { ...stage, state: 'done' };
    // It may have been done once: an order can go back (reading 33). What is on its way now has its time.
    return { ...stage, at: isUnderWay(index) ? stage.at : null, state: index === behind ? 'current' : 'ahead' };
  });
}

export function isEnding(status: KnownOrForeignStatus): status is Ending {
  return isKnownStatus(status) && isFinal(status) && status !== 'completed';
}

/** Why it ended, where the pharmacy has written so: a reason is given in the moment of the step it explains. */
export function reasonOf({ status, steps, messages }: Pick<Order, 'status' | 'steps' | 'messages'>): string | null {
  const endedAt = steps.findLast((step) => step.status === status)?.at;
  return messages.find(({ from, at }) => from === 'pharmacy' && at === endedAt)?.text ?? null;
}
