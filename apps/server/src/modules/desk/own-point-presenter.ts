import { pointName } from '@shop/contract/desk/checklist';
import type { readReview } from '@shop/contract/desk/review';
import type { Answer } from '@shop/contract/endpoint';
import type { SavedTick } from '../../db/schema/prescription-reviews.ts';
import { isAbout, isDecided } from '../prescriptions/own-point-service.ts';
import type { Review } from '../prescriptions/review-service.ts';
import { said } from './said-presenter.ts';

type OwnPoints = Answer<typeof readReview>['ownPoints'];

/** What is asked now; once nothing is asked any more, what was vouched for, in the words of then. */
export function presentOwnPoints(review: Review): OwnPoints {
  return isDecided(review.order) ? vouchedFor(review) : asked(review);
}

function asked({ ownPoints, ticks }: Review): OwnPoints {
  return ownPoints.map((point) => {
    const saved = ticks.get(pointName({ check: 'own', point: point.id }));
    const isSame = saved?.tick.check === 'own' && isAbout(saved.tick, point);
    const { id, stage, de, en } = point;
    const isDone = isSame && saved.isDone;
    const isReworded = (saved?.isDone ?? false) && !isSame;
    return { id, stage, de, en, isDone, isReworded, tick: isSame ? presentOwnTick(saved) : null };
  });
}

function vouchedFor({ ticks }: Review): OwnPoints {
  return [...ticks.values()].flatMap((saved) => {
    if (saved.tick.check !== 'own' || !saved.isDone) return [];
    const { point, de, en, stage } = saved.tick;
    return [{ id: point, stage, de, en, isDone: true, isReworded: false, tick: presentOwnTick(saved) }];
  });
}

function presentOwnTick(saved: SavedTick): OwnPoints[number]['tick'] {
  if (saved.tick.check !== 'own') return null;
  const { check, isDone, point, de, en, stage } = saved.tick;
  return { tick: { check, isDone, point, de, en, stage }, ...said(saved) };
}
