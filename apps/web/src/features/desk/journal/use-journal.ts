import { type JournalSubject, journalSubjects } from '@shop/contract/desk/journal-subjects';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { deskKeys } from '#lib/query-keys.ts';

export interface JournalFilter {
  from?: string;
  to?: string;
  staffId?: string;
  subject?: JournalSubject;
  code?: string;
}

const day = /^\d{4}-\d{2}-\d{2}$/;
const id = /^[\da-f-]{36}$/i;

/** The filter that an address asks for; what is none is left out. */
export function readFilter(address: URLSearchParams): JournalFilter {
  const [from, to, staffId, code] = ['from', 'to', 'staffId', 'code'].map((name) => address.get(name)?.trim() ?? '');
  const subject = journalSubjects.find((known) => known === address.get('subject'));
  return {
    ...(from && day.test(from) && { from }),
    ...(to && day.test(to) && { to }),
    ...(staffId && id.test(staffId) && { staffId }),
    ...(subject && { subject }),
    ...(code && { code: code.slice(0, 50) }),
  };
}

/** The journal page by page, the newest first. */
export function useJournal(filter: JournalFilter) {
  const deskCall = useDeskCall();
  return useInfiniteQuery({
    queryKey: deskKeys.journal(filter),
    queryFn: ({ pageParam: before, signal }) =>
      deskCall('readJournal', { query: { ...filter, ...(before !== null && { before }) } }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}
