import { longestWords } from '@shop/contract/desk/words-limit';
import { useTranslations } from 'use-intl';
import { LongTextField } from './long-text-field.tsx';

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
export function WordsField({ isChecked, ...rest }: WordsFieldProps) {
  const t = useTranslations('deskDecision.form');
  const problem = isChecked ? problemWith(rest.value) : null;
  return <LongTextField {...rest} error={problem !== null && t(problem, { most: longestWords })} />;
}

export function problemWith(text: string): 'missingText' | 'tooLong' | null {
  if (text.trim() === '') return 'missingText';
  return text.trim().length > longestWords ? 'tooLong' : null;
}
