import type { PackingShown, PortionShown } from '@shop/contract/desk/packing';
import { stockLimits } from '@shop/contract/desk/stock-limits';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import type { CallInput } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import styles from './packing.module.css';
import { usePackingWrite } from './packing-queries.ts';

/** Where the printer is out of order: written by hand like the preview, with the reason. */
export function ByHand({ packing: { id }, portion }: { packing: PackingShown; portion: PortionShown }) {
  const t = useTranslations('deskPacking.label');
  const fieldId = useId();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const deskCall = useDeskCall();
  const { write, isBusy, failure } = usePackingWrite<CallInput<'writeLabelByHand'>['body']>(
    id,
    (body, headers) => deskCall('writeLabelByHand', { params: { id }, headers, body }),
    () => t('byHandDone'),
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    const why = reason.trim();
    if (why !== '' && !isBusy) write({ portion: portion.id, label: portion.label.version, reason: why });
  }

  if (!isOpen) {
    return (
      <Button size="small" variant="ghost" onClick={() => setOpen(true)}>
        {t('byHand')}
      </Button>
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {failure && <FailureWords failure={failure} />}
      <TextField
        id={fieldId}
        label={t('byHandReason')}
        hint={t('byHandHint')}
        error={isChecked && reason.trim() === '' ? t('byHandMissing') : undefined}
        value={reason}
        maxLength={stockLimits.reason}
        autoComplete="off"
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <Button type="submit" isBusy={isBusy}>
        {t('byHandSave')}
      </Button>
    </form>
  );
}
