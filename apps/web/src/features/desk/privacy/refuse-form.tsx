import { privacyRefusals } from '@shop/contract/desk/privacy-words';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { LongTextField } from '#domain/desk/writing/long-text-field.tsx';
import { RadioField } from '#domain/desk/writing/radio-field.tsx';
import { useRequestAct } from './use-privacy.ts';
import { useReason } from './use-reason.ts';

/** Says no, with a ground of the law and words for the person. */
export function RefuseForm({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('deskPrivacy.acts.refuse');
  const groundId = useId();
  const [ground, setGround] = useState<(typeof privacyRefusals)[number]>('unproven');
  const { reason, check, field, drop } = useReason({
    draft: `refusal of ${id}`,
    label: t('label'),
    missing: t('missing'),
  });
  const { write, ...writing } = useRequestAct('refusePrivacyRequest', id, onClose);
  const titles = { title: t('title'), about: t('about'), sendLabel: t('title') };

  function send(): void {
    if (check()) write({ ground, reason });
  }

  return (
    <DeskForm {...titles} {...writing} isFinal onSend={send} onClose={onClose} onDrop={drop}>
      <RadioField
        id={groundId}
        label={t('ground')}
        values={privacyRefusals}
        value={ground}
        wordsOf={(one) => t(`grounds.${one}`)}
        onChange={setGround}
      />
      <LongTextField {...field} />
    </DeskForm>
  );
}
