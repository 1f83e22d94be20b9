import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type QueuePlace, readPlace, writePlace } from '#domain/desk/queue/queue-place.ts';
import { keepRow } from '../keep-row.ts';

/** The address follows when somebody stays on a row: writing it with every press of j would be slow. */
const restMs = 250;

/** Filters and selected row, kept in the address, so that they are still there on return. */
export function useQueuePlace() {
  const [address, setAddress] = useSearchParams();
  const { lane, isMine, code: addressed } = readPlace(address);
  const [code, select] = useState(addressed);

  useEffect(() => {
    if (code === null) return;
    const waiting = setTimeout(() => keepRow(code), restMs);
    return () => clearTimeout(waiting);
  }, [code]);

  return {
    lane,
    isMine,
    code,
    select,
    filter: (change: Partial<QueuePlace>) =>
      setAddress(writePlace({ lane, isMine, code, ...change }), { replace: true, preventScrollReset: true }),
  };
}
