import { type PointName, pointName, stages } from '@shop/contract/desk/checklist';
import type { Tick } from '@shop/contract/desk/tick';
import type { Review } from '../desk-order-queries.ts';

type StatutoryPoint = Review['checklist'][number];
type OwnPoint = Review['ownPoints'][number] & { check: 'own' };
export type ListedPoint = StatutoryPoint | OwnPoint;
export type Point = ListedPoint & { canTick: boolean };

/** In the order in which they are looked at: in each stage those of the law, then those of the pharmacy. */
export function pointsOf({ checklist, ownPoints }: Review): ListedPoint[] {
  const all = [...checklist, ...ownPoints.map((point) => ({ ...point, check: 'own' as const }))];
  return stages.flatMap((stage) => all.filter((point) => point.stage === stage));
}

export function nameOf(point: ListedPoint): PointName {
  return point.check === 'own' ? pointName({ check: 'own', point: point.id }) : point.check;
}

/** The tick that a press on a point is; null for one that needs a value first. Taking back repeats the value. */
export function plainTick(point: Point): Tick | null {
  const { isDone } = point;
  if (point.check === 'own') {
    const { check, id, de, en, stage } = point;
    return { check, isDone: !isDone, point: id, de, en, stage };
  }
  const { check, tick } = point;
  if (check === 'eRezept' || check === 'signature' || check === 'advice')
    return isDone && tick ? { ...tick.tick, isDone: false } : null;
  return { check, isDone: !isDone };
}
