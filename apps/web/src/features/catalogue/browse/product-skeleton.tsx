import { Plate } from '#ui/plate.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import card from './product-card.module.css';
import styles from './product-skeleton.module.css';

/** A card before its product is there, in the card's own geometry so that nothing jumps. */
export function ProductSkeleton() {
  return (
    <div className={card.card}>
      <Plate className={card.plate} />
      <div className={card.label}>
        <div className={card.name}>
          <Skeleton className={styles.title} />
          <Skeleton className={styles.maker} />
          <Skeleton className={styles.kind} />
        </div>
        <Skeleton className={styles.meters} />
        <div className={card.terms}>
          <Skeleton className={styles.price} />
        </div>
      </div>
    </div>
  );
}
