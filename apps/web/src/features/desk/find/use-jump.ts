import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { readOrderCode } from '#domain/desk/order/order-code.ts';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { ApiError } from '#lib/api-error.ts';
import { showToast } from '#ui/toast.ts';

/** Opens the order whose code was scanned or typed, open or over; says so when there is none. */
export function useJump(onOpen: (code: string) => void): (text: string) => Promise<void> {
  const t = useTranslations('deskTools.find');
  const deskCall = useDeskCall();
  return useCallback(
    async (text) => {
      const code = readOrderCode(text);
      // Not the text itself: a scanner may have read something that is nobody's business on a screen.
      if (!code) return showToast(t('noCode'), { type: 'error' });
      try {
        const order = await deskCall('findOrderByCode', { query: { code } });
        onOpen(order.code);
      } catch (error) {
        const isUnknown = error instanceof ApiError && error.id === 'NotFound';
        showToast(isUnknown ? t('unknownCode', { code }) : t('failed'), { type: 'error' });
      }
    },
    [t, onOpen, deskCall],
  );
}
