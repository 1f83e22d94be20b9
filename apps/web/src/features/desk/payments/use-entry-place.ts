import type { OpenEntry } from '@shop/contract/desk/payments';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskKeys } from '#domain/desk/keys/use-desk-keys.ts';
import { assignButtonId } from './assign-form.tsx';
import { rowIdOf } from './entries-table.tsx';
import { detailId } from './entry-detail.tsx';

/** The entry in hand: the first that is not sure, until somebody moves; after a booking the next in the list. */
export function useEntryPlace(entries: readonly OpenEntry[]) {
  const t = useTranslations('deskPayments.keys');
  const [wanted, setWanted] = useState<{ id: string; at: number } | null>(null);
  const known = wanted ? entries.findIndex(({ id }) => id === wanted.id) : -1;
  const first = Math.max(
    0,
    entries.findIndex(({ result }) => result !== 'sure'),
  );
  // What was in hand is gone: its place in the list has the next one.
  const following = wanted ? Math.min(wanted.at, entries.length - 1) : first;
  const at = known === -1 ? following : known;
  const entry = entries[at];

  function select(index: number): void {
    const next = entries[index];
    if (next) setWanted({ id: next.id, at: index });
  }

  function move(steps: number): void {
    const index = Math.min(entries.length - 1, Math.max(0, at + steps));
    select(index);
    const row = document.getElementById(rowIdOf(entries[index]?.id ?? ''));
    row?.querySelector('button')?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  }

  useDeskKeys(
    entries.length === 0
      ? []
      : [
          { key: 'j', label: t('next'), act: () => move(1), isHarmless: true },
          { key: 'k', label: t('previous'), act: () => move(-1), isHarmless: true },
        ],
  );

  return {
    entry,
    /** Pressed once more, the entry in hand leads on to its decision. */
    select: (id: string) => {
      if (id === entry?.id) document.getElementById(assignButtonId)?.focus();
      else select(entries.findIndex((each) => each.id === id));
      // Below the list on a narrow screen.
      requestAnimationFrame(() => document.getElementById(detailId)?.scrollIntoView({ block: 'nearest' }));
    },
    /** Remembers the place before the entry leaves the list, unless somebody has gone on to another meanwhile. */
    settle: () => {
      if (entry) setWanted((now) => (now === null || now.id === entry.id ? { id: entry.id, at } : now));
    },
  };
}
