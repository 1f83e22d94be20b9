import type { QueueRow } from '@shop/contract/desk/queue';
import { useMemo, useState } from 'react';

/**
 * Which orders came into their lane since the queue was opened and have not been looked at. Told by the server's times alone,
 * so that a wrong clock at the desk changes nothing.
 */
export function useArrivals(rows: readonly QueueRow[], isLoaded: boolean, selected: QueueRow | undefined) {
  const [opened, setOpened] = useState<{ newest: string; at: Date } | null>(null);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  if (!opened && isLoaded) setOpened({ newest: newestIn(rows), at: new Date() });

  const arrived = useMemo(() => {
    if (!opened) return new Set<string>();
    return new Set(rows.filter((row) => row.laneSince > opened.newest && !seen.has(keyOf(row))).map(({ id }) => id));
  }, [rows, opened, seen]);
  if (selected && arrived.has(selected.id)) setSeen(new Set([...seen, keyOf(selected)]));

  return { arrived, openedAt: opened?.at ?? null };
}

/** One that moves on is new again in its next lane. */
function keyOf({ id, laneSince }: QueueRow): string {
  return `${id} ${laneSince}`;
}

function newestIn(rows: readonly QueueRow[]): string {
  return (
    rows
      .map(({ laneSince }) => laneSince)
      .sort()
      .at(-1) ?? ''
  );
}
