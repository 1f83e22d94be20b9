import { useMutation } from '@tanstack/react-query';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { CeremonyFailure } from '#domain/desk/passkey/ceremony-failure.tsx';
import { openWithPasskey } from '#domain/desk/passkey/passkey-ceremony.ts';
import { Button } from '#ui/button.tsx';

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
