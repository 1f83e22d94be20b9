import { germanTime } from '@shop/contract/desk/german-time';
import type { JournalEntry } from '@shop/contract/desk/journal';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate, formatTime } from '#lib/format.ts';
import { Pill } from '#ui/pill.tsx';
import styles from './journal.module.css';
import { useEntryWords } from './use-entry-words.ts';
import { rowIdOf } from './use-journal-place.ts';

interface JournalTableProps {
  entries: readonly JournalEntry[];
  selected: number | null;
  addressOf: (code: string) => string;
  onOpen: (position: number) => void;
}

/** The entries by day, hanging on one line. */
export function JournalTable({ entries, selected, addressOf, onOpen }: JournalTableProps) {
  const t = useTranslations('deskJournal.table');
  const locale = useLocale();
  return (
    <table className={styles.table} aria-label={t('label')}>
      <thead>
        <tr>
          <th scope="col">{t('time')}</th>
          <th scope="col">{t('who')}</th>
          <th scope="col">{t('what')}</th>
          <th scope="col">{t('subject')}</th>
          <th scope="col">{t('hash')}</th>
        </tr>
      </thead>
      {byDay(entries).map(({ day, entries: ofDay }) => (
        <tbody key={day}>
          <tr className={styles.day}>
            <th colSpan={5} scope="rowgroup">
              {formatDate(day, locale)}
            </th>
          </tr>
          {ofDay.map((entry) => (
            <EntryRow
              key={entry.position}
              entry={entry}
              isSelected={entry.position === selected}
              addressOf={addressOf}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface EntryRowProps extends Pick<JournalTableProps, 'addressOf' | 'onOpen'> {
  entry: JournalEntry;
  isSelected: boolean;
}

function EntryRow({ entry, isSelected, addressOf, onOpen }: EntryRowProps) {
  const t = useTranslations('deskJournal');
  const locale = useLocale();
  const wordsOf = useEntryWords();
  const { at, staffName, by, subject, orderCode, hash, position } = entry;
  return (
    <tr id={rowIdOf(position)} className={styles.entry} aria-current={isSelected || undefined}>
      <td>
        <time dateTime={at}>{formatTime(at, locale)}</time>
      </td>
      <td>{staffName ?? (by && t(`by.${by}`))}</td>
      <th scope="row">
        <button type="button" className={styles.open} onClick={() => onOpen(position)}>
          {wordsOf(entry)}
        </button>
        {orderCode && (
          <Link to={addressOf(orderCode)} aria-label={t('table.order', { code: orderCode })}>
            {orderCode}
          </Link>
        )}
      </th>
      <td>{subject && <Pill>{t(`subjects.${subject}`)}</Pill>}</td>
      <td className={styles.hash} title={hash}>
        <span>{t('table.number', { position })}</span> {hash.slice(0, 4)}…{hash.slice(-4)}
      </td>
    </tr>
  );
}

function byDay(entries: readonly JournalEntry[]): { day: string; entries: JournalEntry[] }[] {
  const days = new Map<string, JournalEntry[]>();
  for (const entry of entries) {
    const { day } = germanTime(new Date(entry.at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}
