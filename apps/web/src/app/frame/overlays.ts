import { lazy, useEffect, useSyncExternalStore } from 'react';
import { withAreas } from '#i18n/speech.ts';
import { importOrReload } from '#lib/import-or-reload.ts';
import { whenIdle } from '#lib/when-idle.ts';

/**
 * What opens over the page, and the count of the cart: none of it is needed for the first frame, and all of it together
 * weighs as much as a screen. It is fetched when the page stands, and then there at once when somebody asks for it.
 */
type Overlays = typeof import('./header-overlays.ts');

let fetched: Overlays | null = null;
const listeners = new Set<() => void>();

export async function fetchOverlays(): Promise<void> {
  fetched = await importOrReload(() => import('./header-overlays.ts'));
  for (const listener of listeners) listener();
}

/** Null until they are there. `isWanted` fetches them without waiting for a quiet moment. */
export function useOverlays(isWanted: boolean): Overlays | null {
  useEffect(() => {
    if (fetched) return;
    // One that cannot be fetched now is asked for again when something is to be opened.
    const fetch = () => void fetchOverlays().catch(() => {});
    if (isWanted) fetch();
    else return whenIdle(fetch);
  }, [isWanted]);
  return useSyncExternalStore(subscribe, () => fetched);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const CartPanel = lazy(() =>
  importOrReload(() =>
    withAreas(['cart'], async () => ({ default: (await import('#features/cart/panel/cart-panel.tsx')).CartPanel })),
  ),
);
