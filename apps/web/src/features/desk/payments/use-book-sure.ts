import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import type { CallOutput } from '#lib/api.ts';
import { showToast } from '#ui/toast.ts';
import { useReadPaymentsAnew } from './payments-queries.ts';

type SureAnswer = CallOutput<'bookSurePayments'>;

/** Books what leaves no doubt, some entries at a time, and tells how far it is, and which orders are like one's own. */
export function useBookSure() {
  const t = useTranslations('deskPayments.sums');
  const errorText = useErrorText();
  const deskCall = useDeskCall();
  const readAnew = useReadPaymentsAnew();
  const [progress, setProgress] = useState<{ booked: number; left: number } | null>(null);
  const [alike, setAlike] = useState<SureAnswer['alike']>([]);
  const booking = useMutation({
    mutationFn: async () => {
      let booked = 0;
      setAlike([]);
      let after: string | null = null;
      for (;;) {
        const answer: SureAnswer = await deskCall('bookSurePayments', { body: { after } });
        booked += answer.booked;
        setAlike((known) => [...known, ...answer.alike.filter(({ code }) => known.every((one) => one.code !== code))]);
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
  const forget = (orderId: string) => setAlike((known) => known.filter((order) => order.orderId !== orderId));
  return { start: () => booking.mutate(), isBusy: booking.isPending, progress, alike, forget };
}
