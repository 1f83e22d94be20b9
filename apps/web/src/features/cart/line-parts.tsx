import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { ShownLine } from '#domain/cart/use-cart.ts';
import { useLineName } from '#domain/cart/use-line-name.ts';
import { useBasePriceText } from '#domain/quantity/use-base-price-text.ts';
import { formatMoney } from '#lib/format.ts';
import { linkTo } from '#lib/routes.ts';
import { Text } from '#ui/text.tsx';
import styles from './line-parts.module.css';

/** Leads to the product, where it is known under which address that is. */
export function LineName({ line }: { line: ShownLine }) {
  const name = useLineName(line);
  if (!line.slug) return name;
  return (
    <Link to={linkTo('Product', { slug: line.slug })} className={styles.name}>
      {name}
    </Link>
  );
}

/** What one unit costs, and the base price; before them the amount, where no list shows it. */
export function UnitPrices({ line: { priceCents, unit }, amount }: { line: ShownLine; amount?: string }) {
  const t = useTranslations('cart.line');
  const locale = useLocale();
  const basePriceText = useBasePriceText()(priceCents, unit);
  const perUnit = priceCents === null ? null : t(`perUnit.${unit}`, { price: formatMoney(priceCents, locale) });
  const told = [amount, perUnit].filter(Boolean).join(' · ');
  return (
    <>
      {told && (
        <Text size="small" className={styles.perUnit}>
          {told}
        </Text>
      )}
      {basePriceText && (
        <Text size="small" className={styles.perUnit}>
          {basePriceText}
        </Text>
      )}
    </>
  );
}
