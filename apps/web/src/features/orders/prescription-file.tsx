import { useQueryClient } from '@tanstack/react-query';
import FileUp from 'lucide-react/icons/file-up';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { HealthConsentBox } from '#domain/health-consent/health-consent-box.tsx';
import { useHealthConsent } from '#domain/health-consent/use-health-consent.ts';
import { UploadBox } from '#domain/prescription/upload-box.tsx';
import { usePrescriptionUpload } from '#domain/prescription/use-prescription-upload.ts';
import { call } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Stack } from '#ui/stack.tsx';
import type { Order } from './order.ts';
import styles from './order-actions.module.css';
import { showOrderToast } from './order-toast.ts';
import { putOrder } from './orders-query.ts';
import { readOrder } from './read-orders.ts';
import { useOrderAct } from './use-order-act.ts';

interface PrescriptionFileProps {
  order: Order;
  code: string;
}

/** Adds or replaces the file of the prescription while nothing has been prepared (reading 32). */
export function PrescriptionFile({ order, code }: PrescriptionFileProps) {
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
          <Upload isPdfOnly={isPdfOnly} onUploaded={handIn} />
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

/** The upload of the prescription page. Which order the file is for is said once it is there. */
function Upload({ isPdfOnly, onUploaded }: { isPdfOnly: boolean; onUploaded: (key: string) => void }) {
  const consent = useHealthConsent();
  const upload = usePrescriptionUpload({
    kept: null,
    isPdfOnly,
    consent,
    bind: async () => {},
    onFile: (file) => file && onUploaded(file.key),
  });
  return (
    <>
      <HealthConsentBox consent={consent} />
      <UploadBox upload={upload} />
    </>
  );
}

function addedAs(isPdfOnly: boolean) {
  return isPdfOnly ? 'addPdf' : 'add';
}
