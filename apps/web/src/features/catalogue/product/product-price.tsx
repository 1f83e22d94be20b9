import { useLocale, useTranslations } from 'use-intl';
import { useAmountText } from '#domain/quantity/use-amount-text.ts';
import { useBasePriceText } from '#domain/quantity/use-base-price-text.ts';
import { formatMoney } from '#lib/format.ts';
import { Row } from '#ui/row.tsx';
import { Text } from '#ui/text.tsx';
import { Availability } from '../availability.tsx';
import type { Product } from '../read-product.ts';
import styles from './product-purchase.module.css';

interface ProductPriceProps {
  product: Product;
  showStock: boolean;
}

/** What it costs, whether there is any, and how much where the pharmacy wants that told. */
export function ProductPrice({ product, showStock }: ProductPriceProps) {
  const t = useTranslations('product');
  const locale = useLocale();
  const amountText = useAmountText();
  const { priceCents, unit, isAvailable, stockUnits } = product;
  const basePriceText = useBasePriceText()(priceCents, unit);
  return (
    <Row gap={[0.5, 1]} align="baseline" spread="apart" className={styles.terms}>
      <p className={styles.price}>
        {formatMoney(priceCents, locale)}{' '}
        {priceCents === null ? (
          <span className="visually-hidden">{t('notStated')}</span>
        ) : (
          <small>{t(`perUnit.${unit}`)}</small>
        )}
      </p>
      <Availability isAvailable={isAvailable && priceCents !== null} className={styles.availability}>
        {isAvailable && showStock && stockUnits !== null && (
          <span className={styles.stock}>{t('inStock', { amount: amountText(stockUnits, unit) })}</span>
        )}
      </Availability>
      {basePriceText && (
        <Text size="small" className={styles.basePrice}>
          {basePriceText}
        </Text>
      )}
    </Row>
  );
}
