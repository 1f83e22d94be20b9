import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { useWriteOnce, type WriteHeaders } from '#domain/desk/writing/use-write-once.ts';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { deskKeys } from '#lib/query-keys.ts';
import { saveFile } from '#lib/save-file.ts';
import { showToast } from '#ui/toast.ts';

export function useHandOver() {
  const deskCall = useDeskCall();
  return useQuery({
    queryKey: deskKeys.handOver(),
    queryFn: ({ signal }) => deskCall('readHandOver', {}, { signal }),
    refetchOnMount: 'always',
  });
}

/** One write at the hand-over; everything about orders is read anew afterwards. */
export function useHandOverWrite<Input, Answer>(
  subjectId: string,
  write: {
    send: (input: Input, headers: WriteHeaders) => Promise<Answer>;
    words: string;
    onDone?: (answer: Answer) => void;
  },
) {
  const queryClient = useQueryClient();
  return useWriteOnce<Input, Answer>({
    subjectId,
    send: write.send,
    doneWords: () => write.words,
    onDone: write.onDone,
    readAnew: () => queryClient.invalidateQueries({ queryKey: deskKeys.orders() }),
  });
}

/** Saves a paper; a printer that fails loses nothing, it is asked for again. */
export function usePaper(read: () => Promise<Blob>, name: string) {
  const errorText = useErrorText();
  return useMutation({
    mutationFn: read,
    onSuccess: (bytes) => saveFile(bytes, name),
    onError: (error) => showToast(errorText(error), { type: 'error' }),
  });
}
