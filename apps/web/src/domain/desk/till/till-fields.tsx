import { tillLimits } from '@shop/contract/desk/till-words';
import { useTranslations } from 'use-intl';
import { TextField } from '#ui/field.tsx';
import { isNameWrong, isNumberWrong, type TillDraft } from './till-draft.ts';

interface TillFieldsProps {
  id: string;
  draft: TillDraft;
  /** Somebody has tried to send it. */
  isChecked: boolean;
  /** Where only a wrong number is corrected, none has to be given. */
  isOptional?: boolean;
  onChange: (draft: TillDraft) => void;
}

/** What stands on the till's receipt. How much was paid is known from the order. */
export function TillFields({ id, draft, isChecked, isOptional = false, onChange }: TillFieldsProps) {
  const t = useTranslations('deskDecision.till');
  const isMissing = !(isOptional && draft.receiptNumber.trim() === '') && isNumberWrong(draft);
  return (
    <>
      <TextField
        id={`${id}-receipt`}
        label={t('number')}
        hint={t('numberHint')}
        isOptional={isOptional}
        value={draft.receiptNumber}
        maxLength={tillLimits.receiptNumber}
        autoComplete="off"
        error={isChecked && isMissing && t('numberWrong')}
        onChange={({ currentTarget }) => onChange({ ...draft, receiptNumber: currentTarget.value })}
      />
      <TextField
        id={`${id}-till`}
        label={t('name')}
        isOptional
        value={draft.tillName}
        maxLength={tillLimits.tillName}
        autoComplete="off"
        error={isChecked && isNameWrong(draft) && t('nameWrong')}
        onChange={({ currentTarget }) => onChange({ ...draft, tillName: currentTarget.value })}
      />
    </>
  );
}
