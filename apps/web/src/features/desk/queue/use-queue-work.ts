import { useCallback, useMemo, useState } from 'react';
import { useDelay } from '#domain/desk/deadline/use-delay.ts';
import { useNow } from '#domain/desk/deadline/use-now.ts';
import { groupByDue } from '#domain/desk/queue/due-list.ts';
import type { QueueFilter } from '#domain/desk/queue/queue-query.ts';
import { useQueue } from '#domain/desk/queue/use-queue.ts';
import { useTaking } from '#domain/desk/taking/use-taking.ts';
import { keepRow } from './keep-row.ts';
import { useArrivals } from './list/use-arrivals.ts';
import { useSteadyParts } from './list/use-steady-parts.ts';
import { useQueuePlace } from './place/use-queue-place.ts';
import { useMarked } from './use-marked.ts';
import { useMoving } from './use-moving.ts';
import { useQueueKeys } from './use-queue-keys.ts';

export interface QueueProps {
  /** Of whoever is at the desk. */
  myId: string | undefined;
  /** May tell patients something. */
  canAskPatients: boolean;
  /** Where an order is opened from this list. Stays the same function: every row has it. */
  addressOf: (code: string, filter: QueueFilter) => string;
  onOpen: (address: string) => void;
}

/** What the parts of the queue's screen know and do together, with the keys for it. */
export function useQueueWork({ canAskPatients, addressOf, onOpen }: QueueProps) {
  const place = useQueuePlace();
  const { lane, isMine, code, select, filter } = place;
  const queue = useQueue({ lane, isMine });
  const addressHere = useCallback((wanted: string) => addressOf(wanted, { lane, isMine }), [addressOf, lane, isMine]);
  const { rows } = queue;
  const now = useNow();
  const fresh = useMemo(() => groupByDue(rows, now), [rows, now]);
  const [isHeld, hold] = useState(false);
  const list = useSteadyParts(fresh, isHeld, `${lane} ${isMine} ${queue.pageCount}`);
  const selected = rows.find((row) => row.code === code);
  const arrivals = useArrivals(rows, !queue.isLoading, selected);
  const marked = useMarked(rows);
  const taking = useTaking();
  const delay = useDelay();
  const move = useMoving(list.parts, code, select);

  const chosen = marked.rows.length > 0 ? marked.rows : rows.filter((row) => row === selected);
  const print = () => window.print();
  useQueueKeys({
    onMove: move,
    onOpen: () => {
      if (!selected) return;
      keepRow(selected.code);
      onOpen(addressHere(selected.code));
    },
    onMark: () => selected && marked.toggle(selected.id),
    onTake: () => chosen.length > 0 && taking.take(chosen),
    onDelay: canAskPatients ? () => selected && delay.tell(selected) : undefined,
    onLane: (wanted) => filter({ lane: wanted }),
    onMine: () => filter({ isMine: !isMine }),
    onPrint: print,
    onBack: marked.clear,
  });

  return { place, queue, addressOf: addressHere, now, list, hold, selected, arrivals, marked, taking, delay, print };
}

export type QueueWork = ReturnType<typeof useQueueWork>;
