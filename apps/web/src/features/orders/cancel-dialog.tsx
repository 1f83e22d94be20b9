import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { call } from '#lib/api.ts';
import { formatMoney } from '#lib/format.ts';
import { DialogButtons } from '#ui/confirm-buttons.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Note } from '#ui/note.tsx';
import type { Order } from './order.ts';
import { showOrderToast } from './order-toast.ts';
import { putOrder } from './orders-query.ts';
import { readOrder } from './read-orders.ts';
import { useOrderAct } from './use-order-act.ts';

interface CancelDialogProps {
  order: Order;
  code: string;
  onClose: () => void;
  onCancelled: () => void;
}

export function CancelDialog({ order, code, onClose, onCancelled }: CancelDialogProps) {
  const t = useTranslations('orders.cancel');
  const locale = useLocale();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { act, isBusy, error } = useOrderAct(
    async () => readOrder(await call('cancelOrder', { params: { id: order.id }, body: { code } })),
    {
      onDone: (cancelled) => {
        putOrder(queryClient, cancelled);
        showOrderToast(t('done'), 'success');
        onCancelled();
      },
    },
  );

  return (
    <Dialog title={t('title')} onClose={onClose}>
      <p>{t('text', { code, total: formatMoney(order.totalCents, locale) })}</p>
      {error !== null && (
        <Note tone="danger" role="alert">
          <b>{t('failed')}</b> {errorText(error)}
        </Note>
      )}
      <DialogButtons
        gap={0.6}
        isStackedOnPhones
        variant="danger"
        cancelLabel={t('keep')}
        isBusy={isBusy}
        onConfirm={() => act(undefined)}
        onCancel={onClose}
      >
        {t('confirm')}
      </DialogButtons>
    </Dialog>
  );
}
