import { useQuery, useQueryClient } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { LoadingState } from '#domain/session/account-states.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { MailFailed } from './mail-failed.tsx';
import { NextActionCallout } from './next-action-callout.tsx';
import type { OrderSummary } from './order.ts';
import { OrderActions } from './order-actions.tsx';
import styles from './order-card.module.css';
import { OrderFacts } from './order-facts.tsx';
import { OrderProducts } from './order-products.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { showOrderToast } from './order-toast.ts';
import type { OrderTools } from './order-tools.ts';
import { orderQuery, putOrder } from './orders-query.ts';
import { useOrderAct } from './use-order-act.ts';

interface OrderDetailProps {
  summary: OrderSummary;
  tools: OrderTools;
  /** Something was done with it: the focus goes to where the order's new state is told. */
  onDone: () => void;
}

/** One order, opened. Its details are asked for with its code, and cannot be without one. */
export function OrderDetail({ summary, tools, onDone }: OrderDetailProps) {
  const t = useTranslations('orders');
  const queryClient = useQueryClient();
  const { id, code } = summary;
  const query = orderQuery(id, code ?? '');
  const { data: order, error } = useQuery({ ...query, enabled: code !== null });
  // Nothing stands below the details until they are there: they would push it down.
  const isLoading = code !== null && !order && error === null;

  const { act: refresh, isBusy: isRefreshing } = useOrderAct(
    () => queryClient.fetchQuery({ ...query, staleTime: 0, retry: false }),
    {
      onDone: (fresh) => {
        putOrder(queryClient, fresh);
        showOrderToast(t('refresh.done'), 'success');
      },
      onFailed: () => showOrderToast(t('refresh.failed'), 'error'),
    },
  );

  function refreshOrSayWhyNot() {
    if (code) refresh(undefined);
    else showOrderToast(t('refresh.noCode'), 'error');
  }

  return (
    <Stack gap={1.35} className={styles.body}>
      {!code && <Text>{t('refresh.noCode')}</Text>}
      {isLoading && <LoadingDetail />}
      {code && !order && error !== null && <DetailFailed error={error} />}
      {order && code && (
        <>
          <OrderTimeline order={order} />
          <NextActionCallout order={order} code={code} drafts={tools.drafts} onAnswered={onDone} />
          {order.mailFailedAt !== null && <MailFailed at={order.mailFailedAt} />}
          <OrderProducts order={order} />
          <OrderFacts order={order} code={code} drafts={tools.drafts} />
        </>
      )}
      {!isLoading && (
        <OrderActions
          head={order ?? summary}
          order={order ?? null}
          tools={tools}
          isRefreshing={isRefreshing}
          onRefresh={refreshOrSayWhyNot}
          onCancelled={onDone}
        />
      )}
    </Stack>
  );
}

function LoadingDetail() {
  const t = useTranslations('orders.card');
  return (
    <LoadingState text={t('loading')}>
      <Skeleton isCard height={16} />
    </LoadingState>
  );
}

function DetailFailed({ error }: { error: unknown }) {
  const t = useTranslations('orders.refresh');
  const errorText = useErrorText();
  return (
    <Notice tone="danger" icon={<CircleAlert aria-hidden="true" />} isAlert>
      <p>
        <b>{t('failed')}.</b> {errorText(error)}
      </p>
    </Notice>
  );
}
