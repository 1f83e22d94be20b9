import { useLocale, useTranslations } from 'use-intl';
import { useAmountText } from '#domain/quantity/use-amount-text.ts';
import { useBasePriceText } from '#domain/quantity/use-base-price-text.ts';
import { formatMoney } from '#lib/format.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { Row } from '#ui/row.tsx';
import { Text } from '#ui/text.tsx';
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
  const { priceCents, unit } = product;
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
      <Availability product={product} showStock={showStock} />
      {basePriceText && (
        <Text size="small" className={styles.basePrice}>
          {basePriceText}
        </Text>
      )}
    </Row>
  );
}

function Availability({ product, showStock }: ProductPriceProps) {
  const t = useTranslations();
  const amountText = useAmountText();
  const { isAvailable, stockUnits } = product;

  return (
    <p className={joinClasses(styles.availability, !isAvailable && styles.unavailable)}>
      {isAvailable ? t('catalogue.available') : t('catalogue.unavailable')}
      {isAvailable && showStock && stockUnits !== null && (
        <span className={styles.stock}>{t('product.inStock', { amount: amountText(stockUnits, product.unit) })}</span>
      )}
    </p>
  );
}
