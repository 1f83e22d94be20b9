import { useState } from 'react';
import { useLocation } from 'react-router';

/** Which of several things is open, if any. Going anywhere, even back, closes it. */
export function useOpenUntilNavigation<Name extends string>() {
  const { key: here } = useLocation();
  const [opened, setOpened] = useState<{ name: Name; at: string } | null>(null);

  return {
    opened: opened?.at === here ? opened.name : null,
    open: (name: Name) => setOpened({ name, at: here }),
    close: () => setOpened(null),
  };
}
