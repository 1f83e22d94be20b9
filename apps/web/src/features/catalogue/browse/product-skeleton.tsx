import { Card } from '#ui/card.tsx';
import { FirstPicture } from '#ui/first-picture.tsx';
import { Plate } from '#ui/plate.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import card from './product-card.module.css';
import styles from './product-skeleton.module.css';

/** A card before its product is there, in the card's own geometry so that nothing jumps. */
export function ProductSkeleton() {
  return (
    <Card isFlush isLink className={card.card}>
      <Plate className={card.plate}>
        <FirstPicture />
      </Plate>
      <div className={card.label}>
        <div className={card.name}>
          <Skeleton width="62%" className={styles.title} />
          <Skeleton width="80%" height={1.1} className={styles.maker} />
          <Skeleton isPill width="50%" height={1.6} className={styles.kind} />
        </div>
        <Skeleton height={2.45} />
        <div className={card.terms}>
          <Skeleton width="45%" height={1.45} className={styles.price} />
          <Skeleton width="32%" className={styles.basePrice} />
        </div>
      </div>
    </Card>
  );
}
