import { useTranslations } from 'use-intl';
import { useErrorText } from '#lib/use-error-text.ts';
import { Button } from '#ui/button.tsx';
import type { Product } from '../read-product.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';
import { ProductSkeleton } from './product-skeleton.tsx';

/** As many as the first screen of a desktop shows, in either layout. */
const eagerCards = 4;
const skeletons = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

interface ProductGridProps {
  /** Undefined while they are being fetched. */
  products: readonly Product[] | undefined;
  error: Error | null;
  onRetry(): void;
}

export function ProductGrid({ products, error, onRetry }: ProductGridProps) {
  const t = useTranslations('catalogue');
  const errorText = useErrorText();

  if (products && products.length > 0) {
    return (
      <ul className={styles.grid}>
        {products.map((product, index) => (
          <li key={product.slug}>
            <ProductCard product={product} isEager={index < eagerCards} />
          </li>
        ))}
      </ul>
    );
  }

  if (products) {
    return (
      <div className={styles.notice}>
        <p className={styles.headline}>{t('empty')}</p>
        <p>{t('emptyHint')}</p>
      </div>
    );
  }

  if (error) {
    return (
      <div className={styles.notice} role="alert">
        <p className={styles.headline}>{t('failed', { message: errorText(error) })}</p>
        <Button variant="secondary" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    );
  }

  return (
    <div className={styles.grid} aria-hidden="true">
      {skeletons.map((key) => (
        <ProductSkeleton key={key} />
      ))}
    </div>
  );
}
