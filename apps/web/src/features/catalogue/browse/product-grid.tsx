import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { Button } from '#ui/button.tsx';
import { Stack } from '#ui/stack.tsx';
import type { Product } from '../read-product.ts';
import styles from './product-grid.module.css';
import { ProductList } from './product-list.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

interface ProductGridProps {
  /** Undefined while they are being fetched. */
  products: readonly Product[] | undefined;
  error: Error | null;
  onRetry(): void;
  /** What stands there when the filters leave nothing; without it there are no products at all. */
  nothingFound?: ReactNode;
}

export function ProductGrid({ products, error, onRetry, nothingFound }: ProductGridProps) {
  const t = useTranslations('catalogue');
  const errorText = useErrorText();

  if (products && products.length > 0) return <ProductList products={products} />;

  if (products) {
    return (
      nothingFound ?? (
        <Stack gap={1} align="center" className={styles.notice}>
          <p className={styles.headline}>{t('empty')}</p>
          <p>{t('emptyHint')}</p>
        </Stack>
      )
    );
  }

  if (error) {
    return (
      <Stack gap={1} align="center" className={styles.notice} role="alert">
        <p className={styles.headline}>{t('failed', { message: errorText(error) })}</p>
        <Button variant="secondary" onClick={onRetry}>
          {t('retry')}
        </Button>
      </Stack>
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
