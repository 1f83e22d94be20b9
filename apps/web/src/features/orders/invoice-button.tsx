import { statusesWithInvoice } from '@shop/contract/order-status';
import { isEnding } from '@shop/contract/order-timeline';
import Download from 'lucide-react/icons/download';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#lib/api.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import type { InvoiceCorrection, OrderHead } from './order.ts';
import styles from './order-actions.module.css';
import { showOrderToast } from './order-toast.ts';
import { type Invoice, readInvoice } from './read-invoice.ts';
import { useOrderAct } from './use-order-act.ts';

interface InvoiceButtonProps {
  order: OrderHead;
  number: string | null;
  /** Due, and waiting for the pharmacy's tax number. */
  isWaiting: boolean;
}

/** The invoice, once there is one (OR-04). What ended before it was sent never gets one. */
export function InvoiceButton({ order, number, isWaiting }: InvoiceButtonProps) {
  const t = useTranslations('orders.invoice');
  const reasonId = useId();
  const { download, isBusy } = usePaper(order, t('fileName', { number: number ?? order.code ?? '' }));

  if (isEnding(order.status)) return null;
  if (!hasInvoice(order) || isWaiting) {
    return (
      <div className={styles.later}>
        <Button icon={<Download />} aria-disabled="true" aria-describedby={reasonId}>
          {t(isWaiting ? 'waits' : 'later')}
        </Button>
        <Text size="small" id={reasonId} className={styles.small}>
          {t(isWaiting ? 'whyWaits' : 'whyLater')}
        </Text>
      </div>
    );
  }

  return (
    <Button icon={<Download />} isBusy={isBusy} onClick={() => download()}>
      {t('button')}
    </Button>
  );
}

/** A paper that took the invoice back, as a whole or in part. */
export function CorrectionButton({ order, correction }: { order: OrderHead; correction: InvoiceCorrection }) {
  const t = useTranslations('orders.invoice');
  const { number, kind } = correction;
  const { download, isBusy } = usePaper(order, t('fileName', { number }));
  if (!hasInvoice(order)) return null;
  return (
    <Button icon={<Download />} isBusy={isBusy} onClick={() => download(number)}>
      {t(kind, { number })}
    </Button>
  );
}

function hasInvoice({ status }: OrderHead): boolean {
  return (statusesWithInvoice as readonly string[]).includes(status);
}

function usePaper(order: OrderHead, fileName: string) {
  const t = useTranslations('orders.invoice');
  const { act, isBusy } = useOrderAct(fetchInvoice, {
    onDone: (invoice) => {
      if ('url' in invoice) openInNewTab(invoice.url);
      else saveFile(invoice.file, fileName);
      showOrderToast(t('saved'), 'success');
    },
    onFailed: () => showOrderToast(t('failed'), 'error'),
  });

  function download(number?: string) {
    if (order.code) act({ id: order.id, code: order.code, number });
    else showOrderToast(t('noCode'), 'error');
  }

  return { download, isBusy };
}

interface WantedPaper {
  id: string;
  code: string;
  /** Of another paper than the invoice. */
  number?: string | undefined;
}

async function fetchInvoice({ id, code, number }: WantedPaper): Promise<Invoice> {
  const body = { code, ...(number !== undefined && { number }) };
  return readInvoice(await call('downloadInvoice', { params: { id }, body }));
}

function openInNewTab(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  document.body.append(link);
  link.click();
  link.remove();
}
