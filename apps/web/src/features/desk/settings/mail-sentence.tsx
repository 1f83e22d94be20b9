import type { MailTemplate } from '@shop/contract/desk/mail-templates';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import grid from '#domain/desk/writing/field-grid.module.css';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Words } from './setting-fields.tsx';
import styles from './settings.module.css';

type Sentence = MailTemplate['sentences'][number];

interface MailSentenceProps {
  sentence: Sentence;
  words: { de: string; en: string };
  errorOf: (field: string) => string | undefined;
  onChange: (words: { de: string; en: string }) => void;
}

const languages = ['de', 'en'] as const;
const named = ['greeting', 'answer', 'reply', 'haveIdReady', 'bringId', 'invoice', 'orderAgain'] as const;
const ways = ['standard', 'courier', 'selfPickUp'] as const;

/** What a sentence is called: by its place in the mail, or by what it says. */
function useSentenceName() {
  const t = useTranslations('deskMails.sentences');
  return (path: string): string => {
    const place = (['subject', 'title', 'news'] as const).find((part) => path.startsWith(`notices.${part}.`));
    if (place) return t(place);
    const last = path.split('.').at(-1);
    const name = named.find((known) => known === last) ?? ways.find((known) => known === last);
    return t(name ?? 'further');
  };
}

/** One sentence in both languages, with what is filled in and the way back to the given words. */
export function MailSentence({ sentence, words, errorOf, onChange }: MailSentenceProps) {
  const t = useTranslations('deskMails');
  const id = useId();
  const name = useSentenceName()(sentence.path);
  const { given, placeholders, mayStress, longest, isUnfit } = sentence;
  const isOwn = languages.some((language) => words[language] !== given[language]);
  const wanted = [...placeholders.map((field) => `{${field}}`), ...(mayStress ? ['<strong>…</strong>'] : [])];
  return (
    <section className={styles.entry} aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      {isUnfit && <Note tone="warn">{t('unfit')}</Note>}
      <div className={grid.fields}>
        {languages.map((language) => (
          <Words
            key={language}
            label={t(language)}
            {...(language === 'en' && { lang: 'en' as const })}
            value={words[language]}
            error={errorOf(`${sentence.path}.${language}`)}
            maxLength={longest}
            onChange={(text) => onChange({ ...words, [language]: text })}
          />
        ))}
      </div>
      {(wanted.length > 0 || isOwn) && (
        <div className={styles.ends}>
          {isOwn && (
            <Button size="small" aria-label={t('takeGivenOf', { sentence: name })} onClick={() => onChange(given)}>
              {t('takeGiven')}
            </Button>
          )}
          {wanted.length > 0 && (
            <small>
              {t('placeholders')} <code>{wanted.join(' ')}</code>
            </small>
          )}
        </div>
      )}
    </section>
  );
}
