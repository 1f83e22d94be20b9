import { privacyRefusals, privacyTextLimits } from '@shop/contract/desk/privacy-words';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { LongTextField } from '#domain/desk/writing/long-text-field.tsx';
import { RadioField } from '#domain/desk/writing/radio-field.tsx';
import { useKeptState } from '#domain/desk/writing/use-kept-state.ts';
import { useRequestAct } from './use-privacy.ts';

/** Says no, with a ground of the law and words for the person. */
export function RefuseForm({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('deskPrivacy.acts.refuse');
  const field = useId();
  const [reason, setReason] = useKeptState(`refusal of ${id}`, '');
  const [ground, setGround] = useState<(typeof privacyRefusals)[number]>('unproven');
  const [isChecked, setChecked] = useState(false);
  const { write, isBusy, failure } = useRequestAct('refusePrivacyRequest', id, onClose);
  const isMissing = reason.trim() === '';

  function send(): void {
    setChecked(true);
    if (isMissing) document.getElementById(field)?.focus();
    else write({ ground, reason: reason.trim() });
  }

  return (
    <DeskForm
      title={t('title')}
      about={t('about')}
      sendLabel={t('title')}
      isFinal
      isBusy={isBusy}
      failure={failure}
      onSend={send}
      onClose={onClose}
      onDrop={() => setReason('')}
    >
      <RadioField
        id={`${field}-ground`}
        label={t('ground')}
        values={privacyRefusals}
        value={ground}
        wordsOf={(one) => t(`grounds.${one}`)}
        onChange={setGround}
      />
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
