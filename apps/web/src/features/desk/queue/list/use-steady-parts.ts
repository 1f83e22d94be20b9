import { useState } from 'react';
import { areInSamePlaces, type DuePart, inFormerPlaces } from '#domain/desk/queue/due-list.ts';

/**
 * Holds the places of the rows while `isHeld` and says whether there is something new to show. Another `place`, such as another
 * lane or one page more, was asked for and is shown at once.
 */
export function useSteadyParts(fresh: readonly DuePart[], isHeld: boolean, place: string) {
  const [shown, setShown] = useState({ parts: fresh, place });
  const mayChange = !isHeld || shown.place !== place || shown.parts.length === 0;
  if (mayChange && (shown.parts !== fresh || shown.place !== place)) setShown({ parts: fresh, place });

  const isBehind = !mayChange && !areInSamePlaces(shown.parts, fresh);
  return {
    parts: mayChange ? fresh : inFormerPlaces(shown.parts, fresh),
    isBehind,
    showNow: () => setShown({ parts: fresh, place }),
  };
}
