import { privacyRefusals, privacyTextLimits } from '@shop/contract/desk/privacy-words';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { useKeptState } from '#domain/desk/writing/use-kept-state.ts';
import { Choice } from '#ui/choice.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { ReasonField } from './reason-field.tsx';
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
      <FieldGroup id={`${field}-ground`} label={t('ground')}>
        {privacyRefusals.map((one) => (
          <Choice
            key={one}
            type="radio"
            name={`${field}-ground`}
            checked={ground === one}
            onChange={() => setGround(one)}
          >
            {t(`grounds.${one}`)}
          </Choice>
        ))}
      </FieldGroup>
      <ReasonField
        id={field}
        label={t('label')}
        error={isChecked && isMissing && t('missing')}
        value={reason}
        most={privacyTextLimits.reason}
        onChange={setReason}
      />
    </DeskForm>
  );
}
