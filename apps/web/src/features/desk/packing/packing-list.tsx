import type { QueueRow } from '@shop/contract/desk/queue';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAmountWords } from '#domain/desk/order/use-amount-words.ts';
import { useQueue } from '#domain/desk/queue/use-queue.ts';
import styles from './packing.module.css';

interface PackingListProps {
  lane: 'toPack' | 'toRelease';
  openId: string | undefined;
  addressOf: (id: string) => string;
}

export function PackingList({ lane, openId, addressOf }: PackingListProps) {
  const t = useTranslations('deskPacking');
  const { rows, isLoading } = useQueue({ lane, isMine: false });
  return (
    <section aria-labelledby={lane}>
      <h2 id={lane} className={styles.listHead}>
        {t(`lists.${lane}`)} <span className={styles.muted}>{rows.length}</span>
      </h2>
      {rows.length === 0 && !isLoading && <p className={styles.empty}>{t(`nothing.${lane}`)}</p>}
      <ul className={styles.list} aria-labelledby={lane}>
        {rows.map((row) => (
          <PackingRow key={row.id} row={row} isOpen={row.id === openId} address={addressOf(row.id)} />
        ))}
      </ul>
    </section>
  );
}

function PackingRow({ row, isOpen, address }: { row: QueueRow; isOpen: boolean; address: string }) {
  const t = useTranslations('deskPacking');
  const amountWords = useAmountWords();
  return (
    <li>
      <Link to={address} className={styles.row} aria-current={isOpen ? 'page' : undefined}>
        <b>{row.code}</b>
        <span>{amountWords(row.amounts)}</span>
        <small>{row.patientName}</small>
        <small>{t(`ways.${row.shippingType}`)}</small>
      </Link>
    </li>
  );
}
