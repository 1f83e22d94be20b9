import { useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';

/**
 * Which of several things is open, if any. Going anywhere, even back, closes it for good; a screen that only completes its own
 * address, as the shop does with the product type, goes nowhere.
 */
export function useOpenUntilNavigation<Name extends string>() {
  const here = usePlace();
  const [opened, setOpened] = useState<{ name: Name; at: Location } | null>(null);

  return {
    opened: opened?.at === here ? opened.name : null,
    open: (name: Name) => setOpened({ name, at: here }),
    close: () => setOpened(null),
  };
}

/** By the object, not by its key: every typed address has the same key, and one may come back to an older one. */
function usePlace(): Location {
  const location = useLocation();
  const isReplaced = useNavigationType() === 'REPLACE';
  const [place, setPlace] = useState({ began: location, last: location });
  if (place.last === location) return place.began;
  // A link to the very same address replaces it too, and is a step.
  const { pathname, search } = place.last;
  const isSamePlace = isReplaced && pathname === location.pathname && search !== location.search;
  const next = { began: isSamePlace ? place.began : location, last: location };
  setPlace(next);
  return next.began;
}
