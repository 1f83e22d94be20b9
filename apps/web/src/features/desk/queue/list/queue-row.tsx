import type { QueueRow as Row } from '@shop/contract/desk/queue';
import { memo } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { DeadlineClock } from '#domain/desk/deadline/deadline-clock.tsx';
import { OrderMarks } from '#domain/desk/order/order-marks.tsx';
import { OrderWay } from '#domain/desk/order/order-way.tsx';
import { shortMoment } from '#domain/desk/order/short-moment.ts';
import { useAmountWords } from '#domain/desk/order/use-amount-words.ts';
import { HolderSign } from '#domain/desk/taking/holder-sign.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { keepRow } from '../keep-row.ts';
import styles from './queue-table.module.css';
import type { RowActs } from './row-acts.ts';

interface QueueRowProps extends RowActs {
  row: Row;
  isSelected: boolean;
  isMarked: boolean;
  isNew: boolean;
  isMine: boolean;
  now: Date;
  today: string;
}

/** One order. Memoised: moving from row to row draws two of them anew, however many there are. */
export const QueueRow = memo(function QueueRow({
  row,
  isSelected,
  isMarked,
  isNew,
  isMine,
  now,
  today,
  ...acts
}: QueueRowProps) {
  const t = useTranslations('deskQueue');
  const locale = useLocale();
  const amountWords = useAmountWords();
  const { code } = row;

  return (
    <tr
      data-row={code}
      data-marked={isMarked || undefined}
      className={joinClasses(isSelected && styles.selected)}
      onClick={() => acts.onSelect(code)}
    >
      <td className={styles.mark}>
        <input
          type="checkbox"
          aria-label={t('table.markRow', { code })}
          checked={isMarked}
          onChange={() => acts.onMark(row.id)}
        />
      </td>
      <th scope="row" className={styles.code}>
        <Link
          to={acts.addressOf(code)}
          aria-current={isSelected || undefined}
          onFocus={() => acts.onSelect(code)}
          onClick={() => keepRow(code)}
        >
          {code}
        </Link>
        {isNew && <i role="img" aria-label={t('table.unseen')} className={styles.new} />}
        <small>{shortMoment(row.createdAt, locale)}</small>
      </th>
      <td className={styles.patient}>
        {row.patientName}
        <small>
          {row.postalCode} {row.city}
        </small>
        {!row.hasHealthConsent && <small>{t('table.noConsent')}</small>}
      </td>
      <td className={styles.amount}>
        {amountWords(row.amounts)}
        <small>{t('table.linesShort', { count: row.lineCount })}</small>
      </td>
      <td className={styles.facts}>
        <OrderMarks marks={row.marks} />
      </td>
      <td className={styles.way}>
        <OrderWay way={row.shippingType} />
      </td>
      <td className={styles.deadline}>
        <DeadlineClock order={row} now={now} today={today} />
      </td>
      <td className={styles.who}>
        <HolderSign takenBy={row.takenBy} isMine={isMine} />
      </td>
      <td className={joinClasses(styles.next, isWaiting(row) && styles.waiting)}>{t(`steps.${row.nextStep}`)}</td>
    </tr>
  );
});

function isWaiting({ nextStep }: Row): boolean {
  return nextStep === 'wait' || nextStep === 'remind';
}
