import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.ts';
import styles from './paper.module.css';

interface OriginalFileProps {
  orderId: string;
  code: string;
  opening: number;
  /** What for: a signature is checked with a program for it, and what cannot be drawn here is looked at elsewhere. */
  label: string;
}

/** The file itself, not its pictures. */
export function OriginalFile({ orderId, code, opening, label }: OriginalFileProps) {
  const deskCall = useDeskCall();
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    mutationFn: () => deskCall('downloadPrescriptionFile', { params: { id: orderId, opening: String(opening) } }),
    onSuccess: (bytes) => saveFile(bytes, `${code}.pdf`),
    onError: (error) => showToast(errorText(error), { type: 'error' }),
  });
  return (
    <p className={styles.signed}>
      <Button size="small" icon={<Download aria-hidden="true" />} isBusy={isPending} onClick={() => mutate()}>
        {label}
      </Button>
    </p>
  );
}
