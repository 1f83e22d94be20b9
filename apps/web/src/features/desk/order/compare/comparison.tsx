import type { DeskOrder } from '@shop/contract/desk/orders';
import { useTranslations } from 'use-intl';
import type { Review } from '../desk-order-queries.ts';
import styles from './comparison.module.css';
import { ComparisonEntry } from './comparison-entry.tsx';
import { useRowWords } from './use-row-words.ts';

interface ComparisonProps {
  order: DeskOrder;
  review: Review;
  canAnswer: boolean;
}

/** Prescription and order side by side, row by row; what differs opens its answer in place. */
export function Comparison({ order, review, canAnswer }: ComparisonProps) {
  const t = useTranslations('deskCheck');
  const wordsOf = useRowWords(review);
  const phone = review.record?.record.prescriber.phone ?? '';
  return (
    <ol className={styles.rows} aria-label={t('comparison')}>
      {review.rows.map((row, index) => (
        <ComparisonEntry
          key={row.id}
          number={index + 1}
          row={row}
          words={wordsOf(row)}
          orderId={order.id}
          phone={phone}
          ordered={review.ordered.find(({ position }) => position === row.orderLine)?.name ?? ''}
          mayAnswer={canAnswer}
        />
      ))}
    </ol>
  );
}
