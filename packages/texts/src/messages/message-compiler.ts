import type { GetICUArgs } from '@schummar/icu-type-parser';
import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import type { Translated } from './translated.ts';

export type Language = 'de' | 'en';

/** The words of a sentence that stand in `<strong>`. */
export interface StrongWords {
  text: string;
  isStrong: true;
}

type Values<Sentence extends string> = GetICUArgs<
  Sentence,
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date }
>;

type Outcome<Sentence extends string> = Sentence extends `${string}<strong>${string}`
  ? readonly (string | StrongWords)[]
  : string;

type CompiledMessage<Sentence extends string> = keyof Values<Sentence> extends never
  ? string
  : (values: Values<Sentence>) => Outcome<Sentence>;

/** A sentence that wants nothing filled in is its text; any other one is a function of what it wants. */
export type CompiledMessages<Sentences> = {
  readonly [Key in keyof Sentences]: Sentences[Key] extends string
    ? CompiledMessage<Sentences[Key]>
    : CompiledMessages<Sentences[Key]>;
};

interface Tree {
  readonly [key: string]: string | Tree;
}

/** Compiles the sentences of mails and papers: ICU like those of the screens, by the same compiler. */
export function inBothLanguages<const German extends Tree>(
  german: German,
  english: Translated<German>,
): Record<Language, CompiledMessages<German>> {
  // The English sentences are checked by their keys; that they want the same values is tested.
  return { de: compileMessages(german, 'de'), en: compileMessages(english as unknown as German, 'en') };
}

export function compileMessages<const Sentences extends Tree>(
  sentences: Sentences,
  language: Language,
): CompiledMessages<Sentences> {
  const entries = Object.entries(sentences).map(([key, value]) => [
    key,
    typeof value === 'string' ? compileMessage(value, language) : compileMessages(value, language),
  ]);
  return Object.fromEntries(entries);
}

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

function compileMessage(sentence: string, language: Language) {
  const compiled = compile(sentence);
  if (typeof compiled === 'string') return compiled;
  const isStressed = sentence.includes('<strong>');
  return (values: Record<string, string | number | Date>) => {
    const words = format<StrongWords>(compiled, language, { ...values, strong }, { formatters });
    return isStressed && !Array.isArray(words) ? [words] : words;
  };
}

function strong(chunks: (string | StrongWords)[]): StrongWords {
  return { text: chunks.join(''), isStrong: true };
}
