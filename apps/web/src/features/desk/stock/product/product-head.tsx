import type { StockedProduct } from '@shop/contract/desk/stock';
import { useLocale, useTranslations } from 'use-intl';
import { useAmountWords } from '#domain/desk/order/use-amount-words.ts';
import { StockBar, stockParts } from '#domain/desk/stock/stock-bar.tsx';
import { Sums } from '#domain/desk/sums/sums.tsx';
import { formatDate } from '#lib/format.ts';
import { Notice } from '#ui/notice.tsx';
import { Pill } from '#ui/pill.tsx';
import styles from './product-stock.module.css';

/** What lies here of the product: the sums, and the bar of them. */
export function ProductHead({ product }: { product: StockedProduct }) {
  const t = useTranslations('deskStock');
  const locale = useLocale();
  const amountWords = useAmountWords();
  const { unit, free, reserved, short, pzn, waiting, waitingSince } = product;
  const amount = (quantity: number) => amountWords([{ unit, quantity }]);
  return (
    <>
      <header className={styles.head}>
        <h1>{product.name}</h1>
        <p>
          {product.manufacturer} · {pzn === null ? t('noPzn') : t('pzn', { pzn })}
        </p>
        <Pill tone={product.isOnSale ? 'ok' : undefined}>{t(product.isOnSale ? 'product.onSale' : 'notOnSale')}</Pill>
      </header>
      <div className={styles.sums}>
        <Sums names={stockParts} wordsOf={(part) => t(`parts.${part}`)} figureOf={(part) => amount(product[part])} />
        <StockBar product={product} />
        {short === 0 && (
          <p className={styles.addsUp}>
            {t('product.addsUp', {
              released: amount(free + reserved),
              free: amount(free),
              reserved: amount(reserved),
            })}
          </p>
        )}
        {waitingSince !== null && (
          <p className={styles.addsUp}>
            {t('waitingSince', { count: waiting, day: formatDate(waitingSince, locale) })}
          </p>
        )}
      </div>
      {short > 0 && <Notice tone="danger">{t('product.short', { amount: amount(short) })}</Notice>}
    </>
  );
}
