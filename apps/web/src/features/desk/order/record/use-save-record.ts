import type { DeskOrder } from '@shop/contract/desk/orders';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { useReviewWritten } from '../use-review-written.ts';
import { recordIn } from './read-draft.ts';
import type { RecordDraft } from './record-draft.ts';

/** Saves what was read. A new order is taken into review by it: whoever writes down its prescription is checking it. */
export function useSaveRecord({ id, version, status }: DeskOrder, onSaved: () => void) {
  const deskCall = useDeskCall();
  const written = useReviewWritten(id);
  // The same for every attempt, so that a lost answer does not begin the review twice.
  const [onceKey] = useState(() => crypto.randomUUID());

  return useMutation({
    mutationFn: async (draft: RecordDraft) => {
      if (status === 'requested')
        await deskCall('actOnOrder', {
          params: { id },
          headers: { 'idempotency-key': onceKey },
          body: { version, action: 'review' },
        });
      const { recordVersion, file } = draft;
      return deskCall('saveRecord', { params: { id }, body: { recordVersion, file, record: recordIn(draft) } });
    },
    onSuccess: (review) => {
      written.show(review);
      onSaved();
    },
    onError: written.readAnew,
  });
}
