import { useMutation } from '@tanstack/react-query';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { CeremonyError, openWithPasskey } from './passkey-ceremony.ts';

interface OpenButtonProps {
  label: string;
  /** Something has to be done first. */
  isWaiting?: boolean;
  onOpened: () => void;
}

/** Asks this device for its passkey. */
export function OpenButton({ label, isWaiting = false, onOpened }: OpenButtonProps) {
  const { mutate, isPending, error } = useMutation({ mutationFn: openWithPasskey, onSuccess: onOpened });
  return (
    <>
      <CeremonyFailure error={error} />
      <Button
        variant="primary"
        size="large"
        icon={<Fingerprint />}
        isBusy={isPending || isWaiting}
        autoFocus
        onClick={() => mutate()}
      >
        {label}
      </Button>
    </>
  );
}

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
