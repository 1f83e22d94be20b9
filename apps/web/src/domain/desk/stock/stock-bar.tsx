import type { StockedProduct } from '@shop/contract/desk/stock';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { useAmountWords } from '#domain/desk/order/use-amount-words.ts';
import styles from './stock-bar.module.css';

export const stockParts = ['free', 'reserved', 'quarantine', 'locked'] as const;

/** From this many units on a bar is full: below it one sees how little there is. */
const fullUnits = 500;

/** What lies here, as one bar: free, reserved, in quarantine, locked. Its words are for who does not see it. */
export function StockBar({ product }: { product: StockedProduct }) {
  const t = useTranslations('deskStock');
  const amountWords = useAmountWords();
  const present = stockParts.filter((part) => product[part] > 0);
  const total = present.reduce((sum, part) => sum + product[part], 0);
  const words = present.map((part) =>
    t('part', {
      amount: amountWords([{ unit: product.unit, quantity: product[part] }]),
      name: t(`parts.${part}`),
    }),
  );
  return (
    <span role="img" aria-label={words.join(', ') || t('nothingHere')} className={styles.bar}>
      {present.map((part) => (
        <span
          key={part}
          data-part={part}
          style={{ '--share': `${(product[part] / Math.max(total, fullUnits)) * 100}%` } as CSSProperties}
        />
      ))}
    </span>
  );
}
