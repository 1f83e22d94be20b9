import { useState } from 'react';
import { type Problems, problemsIn } from './read-draft.ts';
import { partsOf, type RecordDraft } from './record-draft.ts';

interface ReadingActs {
  onChange: (change: Partial<RecordDraft>) => void;
  onComplete: (draft: RecordDraft) => void;
}

/** Goes through the parts of a prescription: one is said to stand there like this, and the next has the focus. */
export function useReading(draft: RecordDraft, { onChange, onComplete }: ReadingActs) {
  const [tried, setTried] = useState<readonly string[]>([]);

  function readPart(part: string): void {
    setTried((known) => [...known, part]);
    const [wrong] = Object.keys(problemsIn(draft, part));
    if (wrong) {
      focusOn(`record-${wrong}`);
      return;
    }
    const next = { ...draft, read: [...new Set([...draft.read, part])] };
    onChange({ read: next.read });
    const open = partsOf(next).find((other) => !next.read.includes(other));
    if (open) focusOn(entryOf(open));
    else onComplete(next);
  }

  return {
    problemsOf: (part: string): Problems => (tried.includes(part) ? problemsIn(draft, part) : {}),
    actsOf: (part: string) => ({
      isRead: draft.read.includes(part),
      onRead: () => readPart(part),
      onUnread: () => onChange({ read: draft.read.filter((other) => other !== part) }),
    }),
    /** The first part of which nothing has been said yet, or saves when there is none. */
    goOn: () => {
      const open = partsOf(draft).find((part) => !draft.read.includes(part));
      if (open) focusOn(entryOf(open));
      else onComplete(draft);
    },
  };
}

/** Where a part is begun: at what only the paper says, or at its box where all of it is proposed. */
export function entryOf(part: string): string {
  if (part === 'issue') return 'record-issuedOn';
  if (part === 'prescriber') return 'record-prescriberName';
  return part.startsWith('line-') ? `record-${part}-instructions` : `record-${part}-read`;
}

function focusOn(id: string): void {
  document.getElementById(id)?.focus();
}
