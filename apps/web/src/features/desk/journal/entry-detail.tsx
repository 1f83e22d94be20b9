import type { JournalEntry, SealShown } from '@shop/contract/desk/journal';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '#lib/format.ts';
import { Fact, Facts } from '#ui/facts.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Row } from '#ui/row.tsx';
import { ChangedValues } from './changed-values.tsx';
import styles from './entry-detail.module.css';
import { SealFacts } from './seal-facts.tsx';
import { useEntryWords } from './use-entry-words.ts';

interface EntryDetailProps {
  entry: JournalEntry;
  /** The one before it in the chain, where it is known. */
  before: JournalEntry | undefined;
  /** Of an entry that tells of one. */
  seal: SealShown | undefined;
  addressOf: (code: string) => string;
  onClose: () => void;
}

/** One entry, whole: who, what, when, of which order, and its link in the chain. */
export function EntryDetail({ entry, before, seal, addressOf, onClose }: EntryDetailProps) {
  const t = useTranslations('deskJournal');
  const locale = useLocale();
  const wordsOf = useEntryWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const { at, staffName, by, subject, orderCode, hash, position } = entry;
  const time = new Date(at).toLocaleTimeString(locale, { timeZone: 'Europe/Berlin' });
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <aside className={styles.detail} aria-label={t('detail.label')}>
      <Row as="header" gap={0.5} align="start" spread="apart" isOneLine>
        <h2 ref={heading} tabIndex={-1}>
          {wordsOf(entry)}
        </h2>
        <IconButton label={t('detail.close')} icon={<X />} onClick={onClose} />
      </Row>
      <Facts className={styles.facts}>
        <Fact name={t('detail.number')}>{position}</Fact>
        <Fact name={t('table.who')}>{staffName ?? (by ? t(`by.${by}`) : '–')}</Fact>
        <Fact name={t('detail.when')}>
          <time dateTime={at}>{t('detail.moment', { date: formatDate(at, locale), time })}</time>
        </Fact>
        {subject && <Fact name={t('table.subject')}>{t(`subjects.${subject}`)}</Fact>}
        {orderCode && (
          <Fact name={t('subjects.order')}>
            <Link to={addressOf(orderCode)} aria-label={t('table.order', { code: orderCode })}>
              {orderCode}
            </Link>
          </Fact>
        )}
      </Facts>
      <ChangedValues detail={entry.detail} />
      {seal && <SealFacts seal={seal} />}
      <dl className={styles.chain}>
        {before?.position === position - 1 && (
          <>
            <dt>{t('detail.before', { position: before.position })}</dt>
            <dd>{before.hash}</dd>
          </>
        )}
        <dt>{t('detail.hash')}</dt>
        <dd>{hash}</dd>
        {seal && (
          <>
            <dt>{t('detail.seal', { number: seal.number })}</dt>
            <dd>{seal.hash}</dd>
          </>
        )}
      </dl>
    </aside>
  );
}
