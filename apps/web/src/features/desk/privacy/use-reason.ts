import { privacyTextLimits } from '@shop/contract/desk/privacy-words';
import { useId } from 'react';
import { useFaults } from '#domain/desk/writing/use-faults.ts';
import { useKeptState } from '#domain/desk/writing/use-kept-state.ts';

interface Reason {
  /** The name of its draft. */
  draft: string;
  label: string;
  /** Said where it is left out. */
  missing: string;
}

/** The reason for a step, in words that the person reads. */
export function useReason({ draft, label, missing }: Reason) {
  const id = useId();
  const [typed, setTyped] = useKeptState(draft, '');
  const reason = typed.trim();
  const { check, errorOf } = useFaults(id, { reason: reason === '' && missing });
  const field = {
    id: `${id}-reason`,
    label,
    error: errorOf('reason'),
    value: typed,
    maxLength: privacyTextLimits.reason,
    onChange: setTyped,
  };
  return { reason, check, field, drop: () => setTyped('') };
}
