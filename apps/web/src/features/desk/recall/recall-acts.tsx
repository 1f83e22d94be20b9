import Download from 'lucide-react/icons/download';
import Mail from 'lucide-react/icons/mail';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { ShortTextField } from '#domain/desk/writing/short-text-field.tsx';
import { useKeptState } from '#domain/desk/writing/use-kept-state.ts';
import { Button } from '#ui/button.tsx';
import styles from './recall.module.css';
import { useEndRecall, useExportRecall, useMailPeople } from './use-recall.ts';

interface RecallActsProps {
  id: string;
  /** People who were not reached. */
  open: number;
  isEnded: boolean;
}

/** What is done for the whole list: mails, the table, the end. */
export function RecallActs({ id, open, isEnded }: RecallActsProps) {
  const t = useTranslations('deskRecall');
  const mail = useMailPeople(id);
  const list = useExportRecall(id);
  const [isEnding, setEnding] = useState(false);
  return (
    <>
      <div className={styles.acts}>
        {!isEnded && (
          <Button
            icon={<Mail aria-hidden="true" />}
            isBusy={mail.isPending}
            disabled={open === 0}
            title={t('mailHint')}
            onClick={() => mail.mutate()}
          >
            {t('mail')}
          </Button>
        )}
        <Button
          icon={<Download aria-hidden="true" />}
          isBusy={list.isPending}
          title={t('exportHint')}
          onClick={() => list.mutate()}
        >
          {t('export')}
        </Button>
        {!isEnded && !isEnding && (
          <Button variant={open === 0 ? 'primary' : 'secondary'} onClick={() => setEnding(true)}>
            {t('end')}
          </Button>
        )}
      </div>
      {isEnding && !isEnded && <EndForm id={id} open={open} onClose={() => setEnding(false)} />}
    </>
  );
}

function EndForm({ id, open, onClose }: { id: string; open: number; onClose: () => void }) {
  const t = useTranslations('deskRecall');
  const field = useId();
  const [reason, setReason] = useKeptState(`end of recall ${id}`, '');
  const [isChecked, setChecked] = useState(false);
  const { write, isBusy, failure } = useEndRecall(id, onClose);
  const isMissing = open > 0 && reason.trim() === '';

  function send(): void {
    setChecked(true);
    if (isMissing) document.getElementById(field)?.focus();
    else write({ reason: reason.trim() || null });
  }

  return (
    <DeskForm
      title={t('end')}
      about={t('endAbout', { open })}
      sendLabel={t('end')}
      isBusy={isBusy}
      failure={failure}
      onSend={send}
      onClose={onClose}
      onDrop={() => setReason('')}
    >
      {open > 0 && (
        <ShortTextField
          id={field}
          label={t('reason')}
          value={reason}
          maxLength={500}
          error={isChecked && isMissing && t('endReasonMissing')}
          onChange={setReason}
        />
      )}
    </DeskForm>
  );
}
