import { Plate } from '#ui/plate.tsx';
import { Text } from '#ui/text.tsx';
import card from './product-card.module.css';
import styles from './product-skeleton.module.css';

/** A card before its product is there, in the card's own geometry so that nothing jumps. */
export function ProductSkeleton() {
  return (
    <div className={card.card}>
      <Plate className={card.plate} />
      <div className={card.label}>
        <div className={card.name}>
          <div className={styles.title} />
          <Text as="div" size="small" className={styles.maker} />
          <div className={styles.kind} />
        </div>
        <div className={styles.meters} />
        <div className={card.terms}>
          <div className={styles.price} />
        </div>
      </div>
    </div>
  );
}
