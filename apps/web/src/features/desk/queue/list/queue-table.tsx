import { germanTime } from '@shop/contract/desk/german-time';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { DuePart } from '#domain/desk/queue/due-list.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { QueueRow } from './queue-row.tsx';
import styles from './queue-table.module.css';
import type { RowActs } from './row-acts.ts';
import { firstRows, useRowsAtFirst } from './use-rows-at-first.ts';

interface QueueTableProps extends RowActs {
  parts: readonly DuePart[];
  /** The last part may go on: its count is not known yet. */
  isComplete: boolean;
  selectedCode: string | null;
  marked: ReadonlySet<string>;
  arrived: ReadonlySet<string>;
  myId: string | undefined;
  now: Date;
  /** How far down the list was left. */
  keptTop: number;
  /** On paper stand the marked rows, or all of them. */
  printed: 'marked' | 'all';
}

export function QueueTable({
  parts,
  isComplete,
  selectedCode,
  marked,
  arrived,
  myId,
  now,
  keptTop,
  printed,
  ...acts
}: QueueTableProps) {
  const t = useTranslations('deskQueue');
  const today = germanTime(now).day;
  const most = useRowsAtFirst(parts, selectedCode, keptTop);
  return (
    <Table printed={printed}>
      {firstRows(parts, most).map(({ group, rows, drawn }, index) => (
        <tbody key={group}>
          <tr className={joinClasses(styles.group, group === 'overdue' && styles.overdue)}>
            <th colSpan={9} scope="rowgroup">
              <b>{t(`groups.${group}`)}</b>
              {(isComplete || index < parts.length - 1) && <> · {rows.length}</>}
            </th>
          </tr>
          {drawn.map((row) => (
            <QueueRow
              key={row.id}
              {...acts}
              row={row}
              isSelected={row.code === selectedCode}
              isMarked={marked.has(row.id)}
              isNew={arrived.has(row.id)}
              isMine={myId !== undefined && row.takenBy?.staffId === myId}
              now={now}
              today={today}
            />
          ))}
        </tbody>
      ))}
    </Table>
  );
}

const columns = ['order', 'patient', 'amount', 'facts', 'way', 'deadline', 'who', 'next'] as const;

/** The frame of the list, which its skeleton has too. */
export function Table({ printed = 'all', children }: { printed?: 'marked' | 'all'; children: ReactNode }) {
  const t = useTranslations('deskQueue.table');
  return (
    <table className={styles.table} aria-label={t('label')} data-printed={printed}>
      <thead>
        <tr>
          <th scope="col" className={styles.mark}>
            <span className="visually-hidden">{t('mark')}</span>
          </th>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className={styles[column === 'order' ? 'code' : column]}
              aria-sort={column === 'deadline' ? 'ascending' : undefined}
            >
              {t(column)}
              {column === 'deadline' && <ArrowUp aria-hidden="true" />}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}
