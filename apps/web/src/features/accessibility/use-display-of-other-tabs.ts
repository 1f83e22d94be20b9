import { useEffect } from 'react';
import { applyStoredDisplay } from '#domain/display/display-settings.ts';
import type { StorageKey } from '#lib/storage.ts';

const displayKeys: (StorageKey | null)[] = ['theme', 'text_scale', null]; // null: everything was cleared

/** A choice in one tab applies to the others too. */
export function useDisplayOfOtherTabs(): void {
  useEffect(() => {
    function follow({ key }: StorageEvent) {
      if (displayKeys.includes(key as StorageKey | null)) applyStoredDisplay();
    }
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
}
