import type { PrivacyProfile } from '@shop/contract/desk/privacy';
import { type CorrectedField, correctedFields } from '@shop/contract/desk/privacy-words';
import { emailLimit, registrationLimits } from '@shop/contract/form-limits';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { useKeptState } from '#domain/desk/writing/use-kept-state.ts';
import { TextField } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';
import styles from './privacy.module.css';
import { useRequestAct } from './use-privacy.ts';

interface CorrectionFormProps {
  id: string;
  profile: PrivacyProfile;
  onClose: () => void;
}

const limits: Record<CorrectedField, number> = {
  ...registrationLimits,
  birthDate: 10,
  email: emailLimit,
  phone: registrationLimits.phoneNumber,
};
const types: Partial<Record<CorrectedField, string>> = { birthDate: 'date', email: 'email', phone: 'tel' };

/** The number as people write it here; the shop stores it with the country. */
const typed = (profile: PrivacyProfile): PrivacyProfile => ({
  ...profile,
  phone: profile.phone.replace(/^\+49/, '0'),
});

/** What the profile says, to be written over; what was stays in view. */
export function CorrectionForm({ id, profile, onClose }: CorrectionFormProps) {
  const t = useTranslations('deskPrivacy.correction');
  const form = useId();
  const was = typed(profile);
  const [draft, setDraft] = useKeptState<PrivacyProfile>(`correction ${id}`, () => was);
  const [isChecked, setChecked] = useState(false);
  const { write, ...writing } = useRequestAct('correctPerson', id, onClose);
  const words = { title: t('title'), about: t('about'), sendLabel: t('send') };
  const missing = correctedFields.find((field) => draft[field].trim() === '');
  const isSame = correctedFields.every((field) => draft[field].trim() === was[field]);

  function send(): void {
    setChecked(true);
    if (missing) document.getElementById(`${form}-${missing}`)?.focus();
    else if (!isSame) {
      const { firstName, lastName, birthDate, email, phone, ...address } = draft;
      write({ firstName, lastName, birthDate, email: email.trim(), phoneNumber: phone, address });
    }
  }

  return (
    <DeskForm {...words} {...writing} onSend={send} onClose={onClose} onDrop={() => setDraft(was)}>
      <div className={styles.fields}>
        {correctedFields.map((field) => (
          <TextField
            key={field}
            id={`${form}-${field}`}
            type={types[field] ?? 'text'}
            label={t(`fields.${field}`)}
            hint={draft[field] === was[field] ? undefined : t('was', { value: was[field] })}
            value={draft[field]}
            maxLength={limits[field]}
            autoComplete="off"
            error={isChecked && draft[field].trim() === '' && t('required')}
            onChange={({ currentTarget }) => setDraft({ ...draft, [field]: currentTarget.value })}
          />
        ))}
      </div>
      {draft.email.trim() !== was.email && <Note tone="info">{t('emailWaits')}</Note>}
      {isChecked && isSame && (
        <Note tone="warn" role="alert">
          {t('nothing')}
        </Note>
      )}
    </DeskForm>
  );
}
