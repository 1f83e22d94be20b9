import { memo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useBasePriceText } from '#domain/quantity/use-base-price-text.ts';
import { formatMoney } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { Columns } from '#ui/columns.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Plate } from '#ui/plate.tsx';
import { Row } from '#ui/row.tsx';
import { Text } from '#ui/text.tsx';
import { WhenNear } from '#ui/when-near.tsx';
import { Availability } from '../availability.tsx';
import { geneticName } from '../genetic-name.ts';
import { Meter } from '../meter.tsx';
import { plateHue } from '../plate-hue.ts';
import { ProductImage } from '../product-image.tsx';
import { ProductLink } from '../product-link.tsx';
import { cardSizes } from '../product-picture.ts';
import type { Product } from '../read-product.ts';
import { ShortlistButton } from '../shortlist-button.tsx';
import { usePictureWords } from '../use-picture-words.ts';
import styles from './product-card.module.css';

/** A browser's own `lazy` begins three screens of a phone ahead: twice as many pictures as anybody looks at. */
const picturesAhead = '50%';

interface ProductCardProps {
  product: Product;
  isEager: boolean;
  isOnShortlist: boolean;
}

/** A product like a pharmacy label: name, maker, measured values, price. The title's link covers the whole card. */
export const ProductCard = memo(function ProductCard({ product, isEager, isOnShortlist }: ProductCardProps) {
  const t = useTranslations('catalogue');
  const locale = useLocale();
  const { slug, title, manufacturer, strain, genetic, isAvailable, priceCents, unit } = product;
  const basePriceText = useBasePriceText()(priceCents, unit);
  const pictureWords = usePictureWords();
  const picture = (
    <ProductImage images={product.images} alt={pictureWords(product)} sizes={cardSizes} isEager={isEager} />
  );
  const kind = genetic ? geneticName(genetic) : t('strainType');

  // Extracts are prescribed and compared by it.
  const inMgPerMl = (value: number | undefined) => (value === undefined ? undefined : t('mgPerMl', { value }));

  return (
    <Card as="article" isFlush isLink className={joinClasses(styles.card, !isAvailable && styles.unavailable)}>
      <Plate className={styles.plate} hue={plateHue(product.terpenes)}>
        {isEager ? (
          picture
        ) : (
          <WhenNear name={`picture of ${slug}`} ahead={picturesAhead}>
            {picture}
          </WhenNear>
        )}
      </Plate>
      <div className={styles.label}>
        <div className={styles.name}>
          <h3 lang="de">
            <ProductLink slug={slug}>{title}</ProductLink>
          </h3>
          <Text size="small" className={styles.maker} lang="de">
            {[manufacturer, strain].filter(Boolean).join(' · ')}
          </Text>
          <p className={styles.kind}>{kind}</p>
        </div>
        <Columns until="narrow" gap={1} className={styles.meters}>
          <Meter substance="thc" percent={product.thcPercent} measure={inMgPerMl(product.mgPerMl?.thc)} />
          <Meter substance="cbd" percent={product.cbdPercent} measure={inMgPerMl(product.mgPerMl?.cbd)} />
        </Columns>
        <Row gap={[0.25, 0.75]} align="baseline" spread="apart" className={styles.terms}>
          <Availability isAvailable={isAvailable && priceCents !== null} />
          <p className={styles.price}>
            {formatMoney(priceCents, locale)} {priceCents !== null && <small>{t(`perUnit.${unit}`)}</small>}
          </p>
          {basePriceText && (
            <Text size="micro" className={styles.basePrice}>
              {basePriceText}
            </Text>
          )}
        </Row>
      </div>
      <ShortlistButton product={product} isOnList={isOnShortlist} isIcon />
    </Card>
  );
});
