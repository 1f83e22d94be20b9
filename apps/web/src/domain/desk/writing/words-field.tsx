import { longestWords } from '@shop/contract/desk/words-limit';
import { useTranslations } from 'use-intl';
import { FieldError } from '#ui/field.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Text } from '#ui/text.tsx';
import { TextArea } from '#ui/text-area.tsx';

interface WordsFieldProps {
  id: string;
  label: string;
  hint?: string;
  value: string;
  /** In which language it is written, where that is not the screen's. */
  lang?: string;
  /** After the first attempt to send: what is wrong is told. */
  isChecked: boolean;
  onChange: (text: string) => void;
}

/** Some sentences about an order. */
export function WordsField({ id, label, hint, value, lang, isChecked, onChange }: WordsFieldProps) {
  const t = useTranslations('deskDecision.form');
  const problem = isChecked ? problemWith(value) : null;
  return (
    <div>
      <TextArea
        id={id}
        label={label}
        rows={4}
        value={value}
        lang={lang}
        aria-invalid={problem !== null || undefined}
        aria-describedby={joinClasses(hint && `${id}-hint`, problem !== null && `${id}-error`) || undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {hint && (
        <Text id={`${id}-hint`} size="small">
          {hint}
        </Text>
      )}
      {problem && <FieldError id={`${id}-error`}>{t(problem, { most: longestWords })}</FieldError>}
    </div>
  );
}

export function problemWith(text: string): 'missingText' | 'tooLong' | null {
  if (text.trim() === '') return 'missingText';
  return text.trim().length > longestWords ? 'tooLong' : null;
}
