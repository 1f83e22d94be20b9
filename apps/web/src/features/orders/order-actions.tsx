import { isEnding } from '@shop/contract/order-timeline';
import Ban from 'lucide-react/icons/ban';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { CorrectionButton, InvoiceButton } from './invoice-button.tsx';
import type { Order, OrderHead } from './order.ts';
import styles from './order-actions.module.css';
import { showOrderToast } from './order-toast.ts';
import type { OrderTools } from './order-tools.ts';
import { PrescriptionFile } from './prescription-file.tsx';
import { type Reordered, reorder } from './reorder.ts';
import { ReorderResult } from './reorder-result.tsx';

interface OrderActionsProps {
  head: OrderHead;
  /** Null until the details are there, and where they cannot be. */
  order: Order | null;
  tools: OrderTools;
  isRefreshing: boolean;
  onRefresh: () => void;
  onCancelled: () => void;
}

/** What can be done with an order now. */
export function OrderActions({ head, order, tools, isRefreshing, onRefresh, onCancelled }: OrderActionsProps) {
  const t = useTranslations('orders');
  const [isCancelling, setIsCancelling] = useState(false);
  const { code } = head;
  const isContract = head.type === 'order' && !isEnding(head.status);
  const isWithdrawn = order?.withdrawal?.scope === 'whole' && order.withdrawal.outcome?.decision !== 'refused';

  return (
    <Stack gap={1}>
      <Row gap={0.6} align="start" isStackedOnPhones>
        <Button icon={<RefreshCw />} isBusy={isRefreshing} onClick={onRefresh}>
          {t('refresh.button')}
        </Button>
        {order && order.products.length > 0 && <Reorder order={order} tools={tools} />}
        <InvoiceButton
          order={head}
          number={order?.invoiceNumber ?? null}
          isWaiting={order?.isInvoiceWaiting ?? false}
        />
        {order?.corrections.map((correction) => (
          <CorrectionButton key={correction.number} order={head} correction={correction} />
        ))}
        {order?.canReplacePrescription && code && <PrescriptionFile order={order} code={code} />}
        {isContract && !isWithdrawn && code && (
          <ButtonLink variant="ghost" icon={<Undo2 />} to={linkTo('Withdrawal')} state={{ orderCode: code }}>
            {t('withdraw')}
          </ButtonLink>
        )}
        {order?.canCancel && code && (
          <Button variant="danger" icon={<Ban />} aria-haspopup="dialog" onClick={() => setIsCancelling(true)}>
            {t('cancel.button')}
          </Button>
        )}
      </Row>
      {isCancelling && order && code && (
        <CancelDialog
          order={order}
          code={code}
          onClose={() => setIsCancelling(false)}
          onCancelled={() => {
            setIsCancelling(false);
            onCancelled();
          }}
        />
      )}
    </Stack>
  );
}

/** OR-05. */
function Reorder({ order, tools }: { order: Order; tools: OrderTools }) {
  const t = useTranslations('orders.reorder');
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<Reordered[] | null>(null);

  async function orderAgain() {
    setIsBusy(true);
    setResult(null);
    const done = await reorder(order.products, tools.addToCart);
    setIsBusy(false);
    setResult(done);
    const count = done.filter(({ outcome }) => outcome !== 'failed').length;
    if (count > 0) showOrderToast(t('added', { count }), 'success');
    if (count < done.length) showOrderToast(t('failed'), 'error');
  }

  return (
    <>
      <Button icon={<RotateCcw />} isBusy={isBusy} onClick={() => void orderAgain()}>
        {t('button')}
      </Button>
      <div role="status" className={styles.outcome}>
        {result && <ReorderResult result={result} />}
      </div>
    </>
  );
}
