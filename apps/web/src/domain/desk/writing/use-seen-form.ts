import { useState } from 'react';
import { useDraft } from './use-draft.ts';
import { useWriteOnce, type WriteHeaders } from './use-write-once.ts';

interface SeenForm<Draft, Input, Changes> {
  subjectId: string;
  /** What it is about, as it was when somebody began to write; nothing is sent until they have looked at what others did meanwhile. */
  seen: { version: number; changes: Changes | null; lookAt: () => void };
  /** The name of its draft. */
  form: string;
  empty: Draft;
  send: (input: Input, headers: WriteHeaders) => Promise<unknown>;
  doneWords: (input: Input) => string;
  readAnew: () => Promise<void>;
  onClose: () => void;
}

/** What every form about something that others work on too knows: its draft, the version seen, and how the sending went. */
export function useSeenForm<Draft, Input, Changes>({
  seen,
  form,
  empty,
  onClose,
  ...sending
}: SeenForm<Draft, Input, Changes>) {
  const [draft, setDraft, onDrop] = useDraft(sending.subjectId, form, empty);
  const [isChecked, setChecked] = useState(false);
  const { write, isBusy, failure } = useWriteOnce<Input, unknown>({
    ...sending,
    onDone: () => {
      onDrop();
      onClose();
    },
  });

  /** Sends it, or leads to the field that keeps it from being sent. */
  function submit(badField: string | null, makeInput: (version: number) => Input): void {
    setChecked(true);
    if (badField) document.getElementById(badField)?.focus();
    else if (!seen.changes) write(makeInput(seen.version));
  }

  return { draft, setDraft, isChecked, submit, shell: { isBusy, failure, seen, onClose, onDrop } };
}
