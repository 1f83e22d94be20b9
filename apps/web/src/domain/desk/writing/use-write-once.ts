import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isConnected } from '#domain/desk/live/live-store.ts';
import { deskKeys } from '#lib/query-keys.ts';
import { showToast } from '#ui/toast.ts';

export type WriteHeaders = { 'idempotency-key': string };

interface WriteOnce<Input, Answer> {
  /** What it is about: an order, a batch. */
  subjectId: string;
  send: (input: Input, headers: WriteHeaders) => Promise<Answer>;
  /** Said once what is on the screen is the new state. */
  doneWords: (input: Input, answer: Answer) => string;
  /** At once: a form that is done with closes before its subject changes under it. */
  onDone?: ((answer: Answer) => void) | undefined;
  /** Reads what the write has changed. */
  readAnew: () => Promise<void>;
}

/** Nobody would hear it, so it was not sent. */
export type WriteFailure = 'offline' | Error;

/**
 * A write of the desk. Sent again with the same content, it has the same name, so that the server does it once however
 * often an answer got lost. It is busy until its subject has been read anew.
 */
export function useWriteOnce<Input, Answer>({
  subjectId,
  send,
  doneWords,
  onDone,
  readAnew,
}: WriteOnce<Input, Answer>) {
  const queryClient = useQueryClient();
  const [isOffline, setOffline] = useState(false);

  const { mutate, isPending, error } = useMutation({
    mutationFn: (input: Input) => send(input, { 'idempotency-key': nameOf(input) }),
    onSuccess: async (answer, input) => {
      forgetName(input);
      onDone?.(answer);
      await readAnew();
      showToast(doneWords(input, answer), { type: 'success' });
    },
    // A refusal often means that the screen is behind.
    onError: () => void readAnew(),
  });

  const keyOf = (input: Input) => deskKeys.draft(subjectId, `sent ${JSON.stringify(input)}`);

  function nameOf(input: Input): string {
    const known = queryClient.getQueryData<string>(keyOf(input)) ?? crypto.randomUUID();
    queryClient.setQueryData(keyOf(input), known);
    return known;
  }

  function forgetName(input: Input): void {
    queryClient.removeQueries({ queryKey: keyOf(input) });
  }

  function write(input: Input): void {
    const isHeard = isConnected();
    setOffline(!isHeard);
    if (isHeard && !isPending) mutate(input);
  }

  const failure: WriteFailure | null = isOffline ? 'offline' : error;
  return { write, isBusy: isPending, failure };
}
