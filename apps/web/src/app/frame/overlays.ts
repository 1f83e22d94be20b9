import { lazy, startTransition, useEffect, useState } from 'react';
import { withAreas } from '#i18n/message-loader.ts';
import { importOrReload } from '#lib/import-or-reload.ts';
import { whenIdle } from './when-idle.ts';

/**
 * What opens over the page, and the count of the cart. None of it is needed for the first frame, and together it is as
 * large as a screen; so it is fetched when the page is idle, and is there when somebody asks for it.
 */
type Overlays = typeof import('./header-overlays.ts');

let fetched: Overlays | null = null;
const listeners = new Set<() => void>();

const load = () => import('./header-overlays.ts');

export async function fetchOverlays(from: () => Promise<Overlays> = load): Promise<void> {
  fetched = await from();
  for (const listener of listeners) listener();
}

/** Null until they are loaded. `isWanted` fetches them at once. */
export function useOverlays(isWanted: boolean): Overlays | null {
  useEffect(() => {
    if (fetched) return;
    // After a release the old chunks are gone; only for somebody who wants to open something is a reload worth it.
    if (isWanted) {
      void fetchOverlays(() => importOrReload(load)).catch(() => {});
      return;
    }
    const fetchQuietly = () => void fetchOverlays().catch(() => {});
    const callOff = whenIdle(fetchQuietly);
    window.addEventListener('online', fetchQuietly);
    return () => {
      callOff();
      window.removeEventListener('online', fetchQuietly);
    };
  }, [isWanted]);

  const [known, setKnown] = useState(fetched);
  useEffect(() => {
    // In short steps: the header is drawn anew with all that it holds.
    const show = () => startTransition(() => setKnown(fetched));
    show();
    listeners.add(show);
    return () => void listeners.delete(show);
  }, []);
  return known;
}

export const CartPanel = lazy(() =>
  importOrReload(() =>
    withAreas(['cart'], async () => ({ default: (await import('#features/cart/panel/cart-panel.tsx')).CartPanel })),
  ),
);
