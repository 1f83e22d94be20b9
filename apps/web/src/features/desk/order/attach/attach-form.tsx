import type { FileSource } from '@shop/contract/desk/file-sources';
import type { DeskOrder } from '@shop/contract/desk/orders';
import FileText from 'lucide-react/icons/file-text';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { useSeenOrder } from '#domain/desk/writing/use-seen-order.ts';
import { formatFileSize } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { ChoiceField } from '../choice-field.tsx';
import styles from './attach.module.css';
import { useAttachPrescription } from './use-attach-prescription.ts';

/** A prescription that came by mail, on a stick or at the counter becomes the one of this order. */
export function AttachForm({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const t = useTranslations('deskPaper.attach');
  const locale = useLocale();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [from, setFrom] = useState<FileSource>('practice');
  const [file, setFile] = useState<File | null>(null);
  const [isChecked, setChecked] = useState(false);
  const seen = useSeenOrder(order);
  const { isBusy, fault, failure, look, attach } = useAttachPrescription(order, onClose);
  const isPaper = order.facts.evidence === 'paper';

  function take({ target }: ChangeEvent<HTMLInputElement>): void {
    const [chosen] = target.files ?? [];
    // The same file, mended meanwhile, can be chosen again.
    target.value = '';
    if (!chosen) return;
    setFile(chosen);
    look(chosen);
  }

  function send(): void {
    setChecked(true);
    if (!file) document.getElementById(id)?.focus();
    else if (!seen.changes) void attach({ file, from, version: seen.version });
  }

  const fieldId = `${id}-file`;
  const error = (fault && t(`faults.${fault}`)) || (isChecked && !file && t('missing'));
  return (
    <div className={styles.form}>
      <DeskForm
        title={t('open')}
        about={t('about')}
        sendLabel={t('send')}
        isBusy={isBusy}
        failure={failure}
        seen={seen}
        onSend={send}
        onClose={onClose}
        onDrop={() => setFile(null)}
      >
        <ChoiceField
          label={t('from')}
          value={from}
          choices={{
            practice: t('sources.practice'),
            patient: t('sources.patient'),
            other: t('sources.other'),
          }}
          onChange={setFrom}
        />
        <FieldGroup id={fieldId} label={t('file')} hint={t(isPaper ? 'hintPaper' : 'hint')} error={error}>
          <div className={styles.file}>
            <Button
              id={id}
              size="small"
              aria-describedby={joinClasses(`${id}-chosen`, error ? `${fieldId}-error` : '')}
              onClick={() => field.current?.click()}
            >
              {t('choose')}
            </Button>
            <input
              ref={field}
              type="file"
              aria-label={t('file')}
              accept={isPaper ? '.pdf,.jpg,.jpeg,.png,.webp' : '.pdf'}
              hidden
              onChange={take}
            />
            <span id={`${id}-chosen`} role="status" className={styles.chosen}>
              {file ? (
                <>
                  <FileText aria-hidden="true" /> {file.name} <small>{formatFileSize(file.size, locale)}</small>
                </>
              ) : (
                t('none')
              )}
            </span>
          </div>
        </FieldGroup>
      </DeskForm>
    </div>
  );
}
