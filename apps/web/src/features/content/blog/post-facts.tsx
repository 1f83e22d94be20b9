import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '#lib/format.ts';
import { Row } from '#ui/row.tsx';
import styles from './post-facts.module.css';

interface PostFactsProps {
  date: string | null;
  readingMinutes: number | null;
}

/** When a post appeared and how long it takes to read; nothing where neither is known. */
export function PostFacts({ date, readingMinutes }: PostFactsProps) {
  const t = useTranslations('content.blog');
  const locale = useLocale();
  if (!date && readingMinutes === null) return null;

  return (
    <Row as="p" gap={[0.15, 0.5]} className={styles.facts}>
      {date && <time dateTime={date}>{formatDate(date, locale)}</time>}
      {readingMinutes !== null && (
        <span>
          <span className="visually-hidden">{t('readingTime')} </span>
          {t('minutes', { minutes: String(readingMinutes) })}
        </span>
      )}
    </Row>
  );
}
