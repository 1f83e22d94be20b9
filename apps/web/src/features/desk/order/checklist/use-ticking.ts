import { type PointName, pointName } from '@shop/contract/desk/checklist';
import type { Tick } from '@shop/contract/desk/tick';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import type { Review } from '../desk-order-queries.ts';
import { useReviewWritten } from '../use-review-written.ts';

/** Ticks are shown at once and sent one after the other, so that an older answer never covers a newer one. */
export function useTicking(orderId: string, { version }: Pick<Review, 'version'>) {
  const deskCall = useDeskCall();
  const written = useReviewWritten(orderId);
  const [underWay, setUnderWay] = useState<ReadonlyMap<PointName, boolean>>(new Map());
  const settle = (name: PointName) => setUnderWay((known) => new Map([...known].filter(([other]) => other !== name)));
  const { mutate, error } = useMutation({
    scope: { id: `ticks ${orderId}` },
    mutationFn: (tick: Tick) => deskCall('tickChecks', { params: { id: orderId }, body: { version, ticks: [tick] } }),
    onSuccess: written.show,
    onError: written.readAnew,
    onSettled: (_review, _error, tick) => settle(pointName(tick)),
  });
  return {
    error,
    /** Whether it is being ticked, or the tick is being taken back; undefined when neither. */
    isUnderWay: (name: PointName) => underWay.get(name),
    tick: (tick: Tick) => {
      setUnderWay((known) => new Map([...known, [pointName(tick), tick.isDone]]));
      mutate(tick);
    },
  };
}
