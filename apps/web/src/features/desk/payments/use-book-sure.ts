import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import type { CallOutput } from '#lib/api.ts';
import { showToast } from '#ui/toast.ts';
import { useReadPaymentsAnew } from './payments-queries.ts';

/** Books what leaves no doubt, some entries at a time, and tells how far it is. */
export function useBookSure() {
  const t = useTranslations('deskPayments.sums');
  const errorText = useErrorText();
  const deskCall = useDeskCall();
  const readAnew = useReadPaymentsAnew();
  const [progress, setProgress] = useState<{ booked: number; left: number } | null>(null);
  const booking = useMutation({
    mutationFn: async () => {
      let booked = 0;
      let after: string | null = null;
      for (;;) {
        const answer: CallOutput<'bookSurePayments'> = await deskCall('bookSurePayments', { body: { after } });
        booked += answer.booked;
        setProgress({ booked, left: answer.left });
        if (answer.left === 0) return booked;
        after = answer.next;
      }
    },
    onSuccess: (count) => showToast(t('booked', { count }), { type: 'success' }),
    onError: (error) => showToast(errorText(error), { type: 'error' }),
    onSettled: async () => {
      await readAnew();
      setProgress(null);
    },
  });
  return { start: () => booking.mutate(), isBusy: booking.isPending, progress };
}
