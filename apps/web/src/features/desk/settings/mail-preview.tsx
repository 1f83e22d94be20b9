import type { MailPreview as Preview } from '@shop/contract/desk/mail-templates';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import { Segments } from '#ui/segments.tsx';
import { LetterView } from './letter-view.tsx';
import styles from './settings.module.css';

interface MailPreviewProps {
  preview: Preview | undefined;
  isFailed: boolean;
  language: 'de' | 'en';
  onLanguage: (language: 'de' | 'en') => void;
}

const languages = ['de', 'en'] as const;
const kinds = ['html', 'text'] as const;

/** The mail as it goes out, in either language and for either kind of mail program. */
export function MailPreview({ preview, isFailed, language, onLanguage }: MailPreviewProps) {
  const t = useTranslations('deskMails.preview');
  const words = useTranslations('deskMails');
  const [kind, setKind] = useState<(typeof kinds)[number]>('html');
  return (
    <Card as="section" className={styles.card} aria-labelledby="mail-preview">
      <h2 id="mail-preview">{t('title')}</h2>
      <div className={styles.ends}>
        <Segments as="fieldset" isSmall aria-label={t('language')}>
          {languages.map((one) => (
            <button key={one} type="button" aria-pressed={language === one} onClick={() => onLanguage(one)}>
              {words(one)}
            </button>
          ))}
        </Segments>
        <Segments as="fieldset" isSmall aria-label={t('kind')}>
          {kinds.map((one) => (
            <button key={one} type="button" aria-pressed={kind === one} onClick={() => setKind(one)}>
              {t(one)}
            </button>
          ))}
        </Segments>
      </div>
      {isFailed && (
        <Note tone="danger" role="alert">
          {t('failed')}
        </Note>
      )}
      {preview && (
        <>
          <p lang={language}>
            <small>{t('subject')}</small> <b>{preview.subject}</b>
          </p>
          {kind === 'html' ? (
            <LetterView html={preview.html} className={styles.letter} />
          ) : (
            <pre className={styles.letterText} lang={language}>
              {preview.text}
            </pre>
          )}
        </>
      )}
      <p className={styles.quiet}>{t('sample')}</p>
    </Card>
  );
}
