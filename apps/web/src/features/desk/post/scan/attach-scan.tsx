import FileCheck from 'lucide-react/icons/file-check';
import Paperclip from 'lucide-react/icons/paperclip';
import { type ChangeEvent, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import styles from './scan.module.css';
import { useAttachScan } from './use-attach-scan.ts';

/** Attaches the file that the document scanner made of an original. */
export function AttachScan({ orderId, code }: { orderId: string; code: string }) {
  const t = useTranslations('deskPost.attach');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { state, fault, attach } = useAttachScan(orderId);

  function take({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? [];
    if (file) void attach(file);
    target.value = '';
  }

  return (
    <span className={styles.attach}>
      <Button
        size="small"
        icon={state === 'done' ? <FileCheck aria-hidden="true" /> : <Paperclip aria-hidden="true" />}
        isBusy={state === 'sending'}
        aria-label={t('chooseOf', { code })}
        aria-describedby={fault ? id : undefined}
        onClick={() => field.current?.click()}
      >
        {t('choose')}
      </Button>
      <input ref={field} type="file" accept=".pdf,.jpg,.jpeg,.png,.webp" hidden onChange={take} />
      <span role="status" className={state === 'none' ? 'visually-hidden' : undefined}>
        {state === 'sending' && t('sending')}
        {state === 'done' && t('done')}
      </span>
      {fault && <FieldError id={id}>{t(`faults.${fault}`)}</FieldError>}
    </span>
  );
}
