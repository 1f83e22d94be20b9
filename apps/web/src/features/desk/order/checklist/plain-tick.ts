import type { Tick } from '@shop/contract/desk/tick';
import type { Review } from '../desk-order-queries.ts';

export type Point = Review['checklist'][number] & { canTick: boolean };

/** The tick that a press on a point is; null for one that needs a value first. Taking back repeats the value. */
export function plainTick({ check, isDone, tick }: Point): Tick | null {
  if (check === 'eRezept' || check === 'signature' || check === 'advice')
    return isDone && tick ? { ...tick.tick, isDone: false } : null;
  return { check, isDone: !isDone };
}
