import type { JournalEntry } from '@shop/contract/desk/journal';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDeskKeys } from '#domain/desk/keys/use-desk-keys.ts';

/** How far back a place in the address is looked for: the journal is read page by page. */
const mostEntries = 2_000;

export const rowIdOf = (position: number) => `entry-${position}`;

/** The selected entry and whether its detail is open, kept in the address; j, k, Enter and Escape move through them. */
export function useJournalPlace(entries: readonly JournalEntry[], loadMore: (() => void) | undefined) {
  const t = useTranslations('deskJournal.keys');
  const [address, setAddress] = useSearchParams();
  const selected = numberIn(address, 'entry') ?? numberIn(address, 'row');
  const isOpen = address.has('entry');
  const at = entries.findIndex(({ position }) => position === selected);

  function go(position: number | null, opens = isOpen): void {
    setAddress(
      (known) => {
        known.delete('entry');
        known.delete('row');
        if (position !== null) known.set(opens ? 'entry' : 'row', String(position));
        return known;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  function move(steps: number): void {
    const next = entries[at === -1 ? 0 : Math.min(entries.length - 1, Math.max(0, at + steps))];
    if (at === entries.length - 1 && steps > 0) loadMore?.();
    if (!next) return;
    go(next.position);
    focusRow(next.position);
  }

  function close(): void {
    go(selected, false);
    if (selected !== null) focusRow(selected);
  }

  useDeskKeys([
    { key: 'j', label: t('next'), act: () => move(1), isHarmless: true },
    { key: 'k', label: t('previous'), act: () => move(-1), isHarmless: true },
    ...(at === -1 ? [] : [{ key: 'Enter', label: t('open'), act: () => go(selected, true) }]),
    ...(isOpen ? [{ key: 'Escape', label: t('close'), act: close }] : []),
  ]);

  // Whoever comes back finds the row they left, also one that is further down than the first page.
  const isFurther = selected !== null && at === -1 && entries.length < mostEntries && selected < lastOf(entries);
  useEffect(() => {
    if (isFurther) loadMore?.();
  }, [isFurther, loadMore]);
  const isFound = at !== -1;
  useEffect(() => {
    // Only on coming back: later the row is in sight already.
    if (isFound && selected !== null) rowOf(selected)?.scrollIntoView({ block: 'nearest' });
  }, [isFound, selected]);

  return {
    selected,
    opened: isOpen ? entries[at] : undefined,
    before: entries[at + 1],
    open: (position: number) => go(position, true),
    close,
  };
}

function numberIn(address: URLSearchParams, name: string): number | null {
  const text = address.get(name) ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

function lastOf(entries: readonly JournalEntry[]): number {
  return entries.at(-1)?.position ?? 0;
}

function rowOf(position: number): HTMLElement | null {
  return document.getElementById(rowIdOf(position));
}

function focusRow(position: number): void {
  rowOf(position)?.querySelector('button')?.focus({ preventScroll: true });
}
