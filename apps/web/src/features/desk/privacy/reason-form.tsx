import { privacyTextLimits } from '@shop/contract/desk/privacy-words';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { LongTextField } from '#domain/desk/writing/long-text-field.tsx';
import { useKeptState } from '#domain/desk/writing/use-kept-state.ts';
import { useRequestAct } from './use-privacy.ts';

interface ReasonFormProps {
  act: 'extendPrivacyRequest' | 'announceLift';
  words: 'extend' | 'announceLift';
  id: string;
  onClose: () => void;
}

/** A step of which the person reads the reason. */
export function ReasonForm({ act, words, id, onClose }: ReasonFormProps) {
  const t = useTranslations(`deskPrivacy.acts.${words}`);
  const field = useId();
  const [reason, setReason] = useKeptState(`${act} ${id}`, '');
  const [isChecked, setChecked] = useState(false);
  const { write, isBusy, failure } = useRequestAct(act, id, onClose);
  const isMissing = reason.trim() === '';

  function send(): void {
    setChecked(true);
    if (isMissing) document.getElementById(field)?.focus();
    else write({ reason: reason.trim() });
  }

  return (
    <DeskForm
      title={t('title')}
      about={t('about')}
      sendLabel={t('title')}
      isBusy={isBusy}
      failure={failure}
      onSend={send}
      onClose={onClose}
      onDrop={() => setReason('')}
    >
      <LongTextField
        id={field}
        label={t('label')}
        error={isChecked && isMissing && t('missing')}
        value={reason}
        maxLength={privacyTextLimits.reason}
        onChange={setReason}
      />
    </DeskForm>
  );
}
