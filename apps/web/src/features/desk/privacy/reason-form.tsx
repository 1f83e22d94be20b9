import { useTranslations } from 'use-intl';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { LongTextField } from '#domain/desk/writing/long-text-field.tsx';
import { useRequestAct } from './use-privacy.ts';
import { useReason } from './use-reason.ts';

interface ReasonFormProps {
  act: 'extendPrivacyRequest' | 'announceLift';
  words: 'extend' | 'announceLift';
  id: string;
  onClose: () => void;
}

/** A step of which the person reads the reason. */
export function ReasonForm({ act, words, id, onClose }: ReasonFormProps) {
  const t = useTranslations(`deskPrivacy.acts.${words}`);
  const { reason, check, field, drop } = useReason({
    draft: `${act} ${id}`,
    label: t('label'),
    missing: t('missing'),
  });
  const { write, ...writing } = useRequestAct(act, id, onClose);
  const titles = { title: t('title'), about: t('about'), sendLabel: t('title') };

  function send(): void {
    if (check()) write({ reason });
  }

  return (
    <DeskForm {...titles} {...writing} onSend={send} onClose={onClose} onDrop={drop}>
      <LongTextField {...field} />
    </DeskForm>
  );
}
