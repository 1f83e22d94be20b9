import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { Note } from '#ui/note.tsx';
import { CeremonyError } from './passkey-ceremony.ts';

/** Why a passkey was not made or did not answer. */
export function CeremonyFailure({ error }: { error: unknown }) {
  const t = useTranslations('desk.passkey');
  const errorText = useErrorText();
  if (!error) return null;
  return (
    <Note tone="danger" role="alert">
      {error instanceof CeremonyError ? t(error.fault) : errorText(error)}
    </Note>
  );
}
