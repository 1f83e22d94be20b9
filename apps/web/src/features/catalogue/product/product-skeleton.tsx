import { useTranslations } from 'use-intl';
import { Columns } from '#ui/columns.tsx';
import { FirstPicture } from '#ui/first-picture.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Plate } from '#ui/plate.tsx';
import { Row } from '#ui/row.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Text } from '#ui/text.tsx';
import facts from './product-facts.module.css';
import head from './product-head.module.css';
import plate from './product-plate.module.css';
import purchase from './product-purchase.module.css';
import styles from './product-skeleton.module.css';
import texts from './product-texts.module.css';

/* Each part before it is there, in the part's own geometry so that nothing jumps. That it loads is said beside them. */

export function PlateSkeleton() {
  return (
    <div className={plate.figure} aria-hidden="true">
      <Plate className={plate.plate}>
        <FirstPicture />
      </Plate>
      <Text as="div" size="small" className={plate.caption}>
        &nbsp;
      </Text>
    </div>
  );
}

export function LabelsSkeleton() {
  return (
    <Row gap={0.5} className={head.labels} aria-hidden="true">
      <Skeleton isPill width="9rem" height={1.62} />
      <Skeleton isPill width="9rem" height={1.62} />
    </Row>
  );
}

export function ReadingsSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={head.maker}>
        <Skeleton className={styles.line} />
      </div>
      <Columns until="narrow" gap={2} className={head.meters}>
        <Skeleton height={5.3} />
        <Skeleton height={5.3} />
      </Columns>
    </div>
  );
}

export function PurchaseSkeleton() {
  return (
    <div className={purchase.purchase} aria-hidden="true">
      <Row gap={[0.5, 1]} align="baseline" spread="apart" className={purchase.terms}>
        <Skeleton width="11rem" height={2.1} />
        <Skeleton width="8rem" className={joinClasses(purchase.availability, styles.smallLine)} />
        <Skeleton width="11rem" className={joinClasses(purchase.basePrice, styles.smallLine)} />
      </Row>
      <Columns until="narrow" columns="auto minmax(0, 1fr)" gap={0.75} align="center" className={purchase.buy}>
        <Skeleton width="9.3rem" height={3.25} />
        <Skeleton className={styles.add} />
      </Columns>
      <div className={purchase.rules}>
        <Skeleton className={styles.smallLines} />
      </div>
    </div>
  );
}

export function TextsSkeleton() {
  const t = useTranslations('product');
  return (
    <div className={texts.texts} aria-hidden="true">
      <div>
        <h2>{t('description')}</h2>
        <Skeleton className={styles.paragraph} />
      </div>
      <div>
        <h2>{t('terpenes')}</h2>
        <div className={texts.terpenes}>
          <Skeleton isPill width="7rem" height={2.25} />
          <Skeleton isPill width="7rem" height={2.25} />
        </div>
      </div>
    </div>
  );
}

const factRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function FactsSkeleton() {
  const t = useTranslations('product');
  return (
    <div className={facts.facts} aria-hidden="true">
      <h2>{t('facts')}</h2>
      {factRows.map((row) => (
        <div className={styles.row} key={row}>
          <Skeleton className={styles.line} />
        </div>
      ))}
    </div>
  );
}
