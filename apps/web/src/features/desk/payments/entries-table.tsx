import type { OpenEntry } from '@shop/contract/desk/payments';
import { useLocale, useTranslations } from 'use-intl';
import table from '#domain/desk/table/desk-table.module.css';
import { formatMoney } from '#lib/format.ts';
import { joinClasses } from '#ui/join-classes.ts';
import styles from './entries.module.css';
import { ResultPill } from './result-pill.tsx';

interface EntriesTableProps {
  entries: readonly OpenEntry[];
  selected: string | null;
  onSelect: (id: string) => void;
}

export const rowIdOf = (id: string) => `bank-entry-${id}`;

/** What came or went and waits, the oldest first. */
export function EntriesTable({ entries, selected, onSelect }: EntriesTableProps) {
  const t = useTranslations('deskPayments.table');
  return (
    <table className={joinClasses(table.table, styles.table)} aria-label={t('label')}>
      <thead>
        <tr>
          <th scope="col">{t('day')}</th>
          <th scope="col">{t('from')}</th>
          <th scope="col" className={styles.right}>
            {t('amount')}
          </th>
          <th scope="col">{t('order')}</th>
          <th scope="col">{t('result')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} isSelected={entry.id === selected} onSelect={onSelect} />
        ))}
      </tbody>
    </table>
  );
}

function EntryRow({
  entry,
  isSelected,
  onSelect,
}: {
  entry: OpenEntry;
  isSelected: boolean;
  onSelect: EntriesTableProps['onSelect'];
}) {
  const t = useTranslations('deskPayments.table');
  const locale = useLocale();
  const { id, bookedOn, name, purpose, candidates, result } = entry;
  const [likely, ...others] = candidates;
  return (
    <tr id={rowIdOf(id)} className={styles.entry} aria-current={isSelected || undefined}>
      <td>
        <time dateTime={bookedOn}>{shortDay(bookedOn, locale)}</time>
      </td>
      <th scope="row">
        <button type="button" className={joinClasses(table.open, styles.open)} onClick={() => onSelect(id)}>
          {name || t('unknownName')}
        </button>
        <small>{purpose || t('noPurpose')}</small>
      </th>
      <td className={styles.amount}>{formatMoney(signedCents(entry), locale)}</td>
      <td className={styles.code}>
        {likely ? `${likely.code}${result === 'sure' ? '' : '?'}` : t('noOrder')}
        {others.length > 0 && ` +${others.length}`}
      </td>
      <td>
        <ResultPill entry={entry} />
      </td>
    </tr>
  );
}

/** 16.11.26: a statement is about the last days, and a table has little room. */
function shortDay(day: string, locale: 'de' | 'en'): string {
  const [year = '', month, date] = day.split('-');
  const parts = [date, month, year.slice(2)];
  return parts.join(locale === 'de' ? '.' : '/');
}

/** With a minus for what went out. */
export function signedCents({ direction, amountCent }: Pick<OpenEntry, 'direction' | 'amountCent'>): number {
  return direction === 'in' ? amountCent : -amountCent;
}
