import { useState } from 'react';
import { type Location, useLocation } from 'react-router';

/** Which of several things is open, if any. Going anywhere, even back, closes it for good. */
export function useOpenUntilNavigation<Name extends string>() {
  // By the object, not by its key: every typed address has the same key, and one may come back to an older one.
  const here = useLocation();
  const [opened, setOpened] = useState<{ name: Name; at: Location } | null>(null);

  return {
    opened: opened?.at === here ? opened.name : null,
    open: (name: Name) => setOpened({ name, at: here }),
    close: () => setOpened(null),
  };
}
