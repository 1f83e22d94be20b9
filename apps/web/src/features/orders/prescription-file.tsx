import { useQueryClient } from '@tanstack/react-query';
import FileUp from 'lucide-react/icons/file-up';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { call } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Stack } from '#ui/stack.tsx';
import styles from './order-actions.module.css';
import { showOrderToast } from './order-toast.ts';
import type { UploadField } from './order-tools.ts';
import { putOrder } from './orders-query.ts';
import { type Order, readOrder } from './read-orders.ts';
import { useOrderAct } from './use-order-act.ts';

interface PrescriptionFileProps {
  order: Order;
  code: string;
  uploadField: UploadField;
}

/** Adds or replaces the file of the prescription while nothing has been prepared (reading 32). */
export function PrescriptionFile({ order, code, uploadField }: PrescriptionFileProps) {
  const t = useTranslations('orders.file');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { format, hasFile } = order.prescription;
  const isPdfOnly = format === 'digital' || format === 'ePrescription';
  const title = t(hasFile ? 'replace' : addedAs(isPdfOnly));
  const [key, setKey] = useState<string | null>(null);
  const { act, isBusy, error, forgetError } = useOrderAct(
    async (prescription3Key: string) =>
      readOrder(await call('replacePrescription', { params: { id: order.id }, body: { code, prescription3Key } })),
    {
      onDone: (changed) => {
        putOrder(queryClient, changed);
        showOrderToast(t('done'), 'success');
        close();
      },
    },
  );

  useEffect(() => {
    if (isOpen) panel.current?.focus();
  }, [isOpen]);

  function handIn(uploaded: string) {
    setKey(uploaded);
    act(uploaded);
  }

  function close() {
    setIsOpen(false);
    forgetError();
    opener.current?.focus();
  }

  return (
    <>
      <Button
        ref={opener}
        icon={<FileUp />}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setIsOpen(true))}
      >
        {title}
      </Button>
      {isOpen && (
        <Stack as="section" gap={1} ref={panel} tabIndex={-1} aria-label={title} className={styles.panel}>
          {error !== null && (
            <Note as="div" tone="danger" role="alert" className={styles.alert}>
              <p>
                <b>{t('failed')}</b> {errorText(error)}
              </p>
              {key && (
                <Button isBusy={isBusy} onClick={() => act(key)}>
                  {t('retry')}
                </Button>
              )}
            </Note>
          )}
          {uploadField(handIn, { isPdfOnly })}
          <div>
            <Button variant="ghost" onClick={close}>
              {t('close')}
            </Button>
          </div>
        </Stack>
      )}
    </>
  );
}

function addedAs(isPdfOnly: boolean) {
  return isPdfOnly ? 'addPdf' : 'add';
}
