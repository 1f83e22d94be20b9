import type { StockedProduct } from '@shop/contract/desk/stock';
import { memo } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { writeDay } from '#domain/desk/day-text.ts';
import { useAmountWords } from '#domain/desk/order/use-amount-words.ts';
import { StockBar } from '#domain/desk/stock/stock-bar.tsx';
import { Pill } from '#ui/pill.tsx';
import styles from './stock.module.css';

interface StockRowProps {
  product: StockedProduct;
  address: string;
  isSelected: boolean;
  onSelect: (id: string) => void;
  onOpen: (address: string, from: string | null) => void;
}

/** One product: what can be ordered, the bar of all that lies here, and what needs somebody's eye. */
export const StockRow = memo(function StockRow({ product, address, isSelected, onSelect, onOpen }: StockRowProps) {
  const t = useTranslations('deskStock');
  const amountWords = useAmountWords();
  const { id, name, manufacturer, pzn, unit, free, short, nextExpiry, isOnSale } = product;
  const amount = (quantity: number) => amountWords([{ unit, quantity }]);
  return (
    <li data-row={id} className={styles.row} data-selected={isSelected || undefined}>
      <div className={styles.name}>
        <Link
          to={address}
          data-focus-first={isSelected || undefined}
          onFocus={() => onSelect(id)}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onOpen(address, id);
          }}
        >
          {name}
        </Link>
        <small>
          {manufacturer} · {pzn === null ? t('noPzn') : t('pzn', { pzn })}
        </small>
      </div>
      <b className={styles.free} data-none={free === 0 || undefined}>
        {free === 0 ? t('noneFree') : t('free', { amount: amount(free) })}
      </b>
      <StockBar product={product} />
      <span className={styles.expiry}>{nextExpiry !== null && t('until', { day: writeDay(nextExpiry) })}</span>
      <span className={styles.signs}>
        {short > 0 && <Pill tone="danger">{t('shortBy', { amount: amount(short) })}</Pill>}
        {product.quarantine > 0 && <Pill tone="warn">{t('parts.quarantine')}</Pill>}
        {product.unnumbered > 0 && <Pill tone="danger">{t('unnumbered', { amount: amount(product.unnumbered) })}</Pill>}
        {product.waiting > 0 && <Pill tone="info">{t('waiting', { count: product.waiting })}</Pill>}
        {!isOnSale && <Pill>{t('notOnSale')}</Pill>}
      </span>
    </li>
  );
});
