import { type AdviceNote, adviceNotes } from '@shop/contract/desk/advice';
import { useTranslations } from 'use-intl';
import { RadioField } from '#domain/desk/writing/radio-field.tsx';

interface AdviceChoiceProps {
  /** Of what is handed over. */
  id: string;
  value: AdviceNote | null;
  onChange: (advice: AdviceNote) => void;
}

/** Whoever hands over what nobody has advised about yet says what happened; nothing is chosen for them. */
export function AdviceChoice({ id, value, onChange }: AdviceChoiceProps) {
  const t = useTranslations('deskHandover.advice');
  return (
    <RadioField
      id={`advice-${id}`}
      label={t('question')}
      values={adviceNotes}
      value={value}
      wordsOf={(note) => t(`notes.${note}`)}
      onChange={onChange}
    />
  );
}
