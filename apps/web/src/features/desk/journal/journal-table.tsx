import { germanTime } from '@shop/contract/desk/german-time';
import type { JournalEntry, SealShown } from '@shop/contract/desk/journal';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import table from '#domain/desk/table/desk-table.module.css';
import { formatDate, formatTime } from '#lib/format.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { Pill } from '#ui/pill.tsx';
import styles from './journal.module.css';
import { useEntryWords } from './use-entry-words.ts';
import { rowIdOf } from './use-journal-place.ts';

interface JournalTableProps {
  entries: readonly JournalEntry[];
  selected: number | null;
  seals: ReadonlyMap<string, SealShown>;
  addressOf: (code: string) => string;
  onOpen: (position: number) => void;
}

/** The entries by day, hanging on one line. */
export function JournalTable({ entries, selected, seals, addressOf, onOpen }: JournalTableProps) {
  const t = useTranslations('deskJournal.table');
  const locale = useLocale();
  return (
    <table className={joinClasses(table.table, styles.table)} aria-label={t('label')}>
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
              seal={sealOf(entry, seals)}
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
  seal: SealShown | undefined;
}

/** The seal that an entry tells of. */
export function sealOf(entry: JournalEntry, seals: ReadonlyMap<string, SealShown>): SealShown | undefined {
  const isSeal = entry.subject === 'journal' && entry.what === 'daySealed';
  return isSeal ? seals.get(entry.subjectId ?? '') : undefined;
}

function EntryRow({ entry, isSelected, seal, addressOf, onOpen }: EntryRowProps) {
  const t = useTranslations('deskJournal');
  const locale = useLocale();
  const wordsOf = useEntryWords();
  const { at, staffName, by, subject, orderCode, hash, position } = entry;
  return (
    <tr
      id={rowIdOf(position)}
      className={joinClasses(styles.entry, seal && styles.seal)}
      aria-current={isSelected || undefined}
    >
      <td>
        <time dateTime={at}>{formatTime(at, locale)}</time>
      </td>
      <td>{staffName ?? (by && t(`by.${by}`))}</td>
      <th scope="row">
        <button type="button" className={table.open} onClick={() => onOpen(position)}>
          {seal ? t('day.sealed', { day: formatDate(seal.day, locale) }) : wordsOf(entry)}
        </button>
        {seal && <span className={styles.more}>{t('day.took', { count: totalOf(seal) })}</span>}
        {orderCode && (
          <Link to={addressOf(orderCode)} aria-label={t('table.order', { code: orderCode })}>
            {orderCode}
          </Link>
        )}
      </th>
      <td>
        {seal ? (
          <Pill>{t('day.number', { number: seal.number })}</Pill>
        ) : (
          subject && <Pill>{t(`subjects.${subject}`)}</Pill>
        )}
      </td>
      <td className={styles.hash} title={hash}>
        <span>{t('table.number', { position })}</span> {hash.slice(0, 4)}…{hash.slice(-4)}
      </td>
    </tr>
  );
}

function totalOf({ counts }: SealShown): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function byDay(entries: readonly JournalEntry[]): { day: string; entries: JournalEntry[] }[] {
  const days = new Map<string, JournalEntry[]>();
  for (const entry of entries) {
    const { day } = germanTime(new Date(entry.at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}
