import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useBasePriceText } from '#domain/quantity/use-base-price-text.ts';
import { formatMoney, formatPercent } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { Columns } from '#ui/columns.tsx';
import { Plate } from '#ui/plate.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { plateHue } from '../plate-hue.ts';
import { ProductImage } from '../product-image.tsx';
import { ProductLink } from '../product-link.tsx';
import type { Product } from '../read-product.ts';
import { useProducts } from '../use-products.ts';
import { similarProducts } from './similar-products.ts';
import styles from './similar-products-list.module.css';

/** Alternatives for a prescription that has to be changed. Optional: the page is complete without it. */
export function SimilarProducts({ product }: { product: Product }) {
  const t = useTranslations('product');
  const headingId = useId();
  const products = useProducts(product.type);
  const similar = similarProducts(product, products.data ?? []);
  if (similar.length === 0) return null;

  return (
    <section className={styles.similar} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('similar')}</h2>
      <Text size="small" className={styles.note}>
        {t('similarNote')}
      </Text>
      <Columns as="ul" columns="repeat(auto-fill, minmax(min(17rem, 100%), 1fr))" gap={0.75} className={styles.list}>
        {similar.map((other) => (
          <li key={other.slug}>
            <SimilarProduct product={other} />
          </li>
        ))}
      </Columns>
    </section>
  );
}

function SimilarProduct({ product }: { product: Product }) {
  const t = useTranslations();
  const locale = useLocale();
  const { slug, title, manufacturer, images, terpenes, thcPercent, cbdPercent, priceCents, unit } = product;
  const basePriceText = useBasePriceText()(priceCents, unit);

  return (
    <Card isLink className={styles.card}>
      <Plate className={styles.thumb} hue={plateHue(terpenes)}>
        <ProductImage images={images} alt="" sizes="72px" isEager={false} />
      </Plate>
      <Stack gap={0.15} className={styles.label}>
        <h3 lang="de">
          <ProductLink slug={slug}>{title}</ProductLink>
        </h3>
        <p lang="de">{manufacturer}</p>
        <p className={styles.contents}>
          {t('product.similarContents', {
            thc: formatPercent(thcPercent, locale),
            cbd: formatPercent(cbdPercent, locale),
          })}
        </p>
        <p className={styles.price}>
          {formatMoney(priceCents, locale)} {priceCents !== null && <small>{t(`catalogue.perUnit.${unit}`)}</small>}
        </p>
        {basePriceText && <p className={styles.basePrice}>{basePriceText}</p>}
      </Stack>
    </Card>
  );
}
