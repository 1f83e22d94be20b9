import type { Evidence } from '@shop/contract/desk/evidence';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keepInMemory } from '#domain/desk/writing/use-kept-state.ts';
import { deskKeys } from '#lib/query-keys.ts';
import type { Review } from '../desk-order-queries.ts';
import { draftOf, type RecordDraft } from './record-draft.ts';

/** Whether something was typed and not saved. */
export function hasKeptDraft(queryClient: QueryClient, orderId: string): boolean {
  return queryClient.getQueryData(deskKeys.recordDraft(orderId)) !== undefined;
}

interface ReadFrom {
  file: string | null;
  /** What the order leads to expect in our hands. */
  proposed: Evidence;
}

/**
 * What somebody types, kept in memory until it is saved: it outlives a refusal, a lost connection and a look at the next
 * order, and is gone when they leave the desk. Typing begins with what was recorded, or with proposals.
 */
export function useRecordDraft(orderId: string, review: Review, { file, proposed }: ReadFrom) {
  const queryClient = useQueryClient();
  const queryKey = deskKeys.recordDraft(orderId);
  const [kept, setKept] = useState(() => queryClient.getQueryData<RecordDraft>(queryKey) ?? null);
  const draft = kept ?? draftOf(review, file, proposed);
  const isOtherFile = kept !== null && kept.file !== file;

  function keep(next: RecordDraft): void {
    keepInMemory(queryClient, queryKey, next);
    setKept(next);
  }

  // What was read from another file has to be read again.
  useEffect(() => {
    if (isOtherFile) setKept((before) => before && { ...before, read: [] });
  }, [isOtherFile]);

  return {
    draft,
    change: (part: Partial<RecordDraft>) => keep({ ...draft, ...part }),
    /** Somebody else has recorded something since this was begun. */
    isBehind: kept !== null && kept.recordVersion !== review.recordVersion,
    isOtherFile,
    takeFile: () => keep({ ...draft, file, read: [] }),
    forget: () => {
      queryClient.removeQueries({ queryKey });
      setKept(null);
    },
  };
}
