import { memo } from 'react';
import { useShortlist } from '#domain/shortlist/shortlist.ts';
import { countFirstCards } from '../product-picture.ts';
import type { Product } from '../read-product.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';
import { useIncrementalList } from './use-incremental-list.ts';

/** The cards. Redrawn only when the products are others, not while a filter is being moved. */
export const ProductList = memo(function ProductList({ products }: { products: readonly Product[] }) {
  const onShortlist = new Set(useShortlist());
  const firstCards = countFirstCards();
  const { count, listRef, restRef } = useIncrementalList(products.length);

  return (
    <>
      <ul ref={listRef} className={styles.grid}>
        {products.slice(0, count).map((product, index) => (
          <li key={product.slug}>
            <ProductCard product={product} isEager={index < firstCards} isOnShortlist={onShortlist.has(product.slug)} />
          </li>
        ))}
      </ul>
      <div ref={restRef} className={styles.rest} aria-hidden="true" />
    </>
  );
});
