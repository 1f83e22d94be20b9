import { useTranslations } from 'use-intl';
import { joinClasses } from '#ui/join-classes.ts';
import { Plate } from '#ui/plate.tsx';
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
      <Plate className={plate.plate} />
      <div className={plate.caption} />
    </div>
  );
}

export function LabelsSkeleton() {
  return (
    <div className={head.labels} aria-hidden="true">
      <div className={joinClasses(styles.bone, styles.pill)} />
      <div className={joinClasses(styles.bone, styles.pill)} />
    </div>
  );
}

export function ReadingsSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={head.maker}>
        <div className={joinClasses(styles.bone, styles.line)} />
      </div>
      <div className={head.meters}>
        <div className={joinClasses(styles.bone, styles.meter)} />
        <div className={joinClasses(styles.bone, styles.meter)} />
      </div>
    </div>
  );
}

export function PurchaseSkeleton() {
  return (
    <div className={purchase.purchase} aria-hidden="true">
      <div className={purchase.terms}>
        <div className={joinClasses(styles.bone, styles.price)} />
      </div>
      <div className={purchase.buy}>
        <div className={joinClasses(styles.bone, styles.stepper)} />
        <div className={joinClasses(styles.bone, styles.add)} />
      </div>
      <div className={purchase.rules}>
        <div className={joinClasses(styles.bone, styles.line)} />
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
        <div className={joinClasses(styles.bone, styles.paragraph)} />
      </div>
      <div>
        <h2>{t('terpenes')}</h2>
        <div className={texts.terpenes}>
          <div className={joinClasses(styles.bone, styles.terpene)} />
          <div className={joinClasses(styles.bone, styles.terpene)} />
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
          <div className={joinClasses(styles.bone, styles.line)} />
        </div>
      ))}
    </div>
  );
}
