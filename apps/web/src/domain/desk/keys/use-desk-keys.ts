import { useEffectEvent, useLayoutEffect } from 'react';
import { addKeys, type DeskKey } from './key-store.ts';

/**
 * Offers these keys while the component is mounted. What they do may change with every render; which keys there are and what
 * they are called is told anew only when `names` changes.
 */
export function useDeskKeys(keys: readonly DeskKey[]): void {
  const actOf = useEffectEvent((wanted: string) => keys.find(({ key }) => key === wanted)?.act());
  const names = JSON.stringify(keys);

  // Before the screen is painted: whoever sees it and presses a key means this screen's.
  useLayoutEffect(() => {
    const told = JSON.parse(names) as Omit<DeskKey, 'act'>[];
    return addKeys(told.map((entry) => ({ ...entry, act: () => actOf(entry.key) })));
  }, [names]);
}
