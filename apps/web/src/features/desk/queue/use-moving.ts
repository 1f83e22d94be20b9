import { useCallback } from 'react';
import type { DuePart } from '#domain/desk/queue/due-list.ts';
import { rowElement } from './list/row-acts.ts';

/** Moves the selection up and down the list as it is seen; the row's link takes the focus, so that it is read out. */
export function useMoving(parts: readonly DuePart[], selectedCode: string | null, onSelect: (code: string) => void) {
  return useCallback(
    (steps: number) => {
      const codes = parts.flatMap(({ rows }) => rows.map(({ code }) => code));
      const at = selectedCode === null ? -1 : codes.indexOf(selectedCode);
      const code = codes[at === -1 ? 0 : Math.min(codes.length - 1, Math.max(0, at + steps))];
      if (code === undefined) return;
      onSelect(code);
      const row = rowElement(code);
      row?.querySelector('a')?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: 'nearest' });
    },
    [parts, selectedCode, onSelect],
  );
}
