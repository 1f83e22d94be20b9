import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { ShopContext } from '#domain/shop/use-shop-context.ts';
import { useShortlist } from '#domain/shortlist/shortlist.ts';
import { withAreas } from '#i18n/message-loader.ts';
import { importOrReload } from '#lib/import-or-reload.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { WhenNear } from '#ui/when-near.tsx';
import type { Product } from '../read-product.ts';
import { ShortlistButton } from '../shortlist-button.tsx';
import { NextSteps } from './next-steps.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductLabels, ProductReadings } from './product-head.tsx';
import { ProductPlate } from './product-plate.tsx';
import { ProductPurchase } from './product-purchase.tsx';
import skeleton from './product-skeleton.module.css';
import {
  FactsSkeleton,
  LabelsSkeleton,
  PlateSkeleton,
  PurchaseSkeleton,
  ReadingsSkeleton,
  TextsSkeleton,
} from './product-skeleton.tsx';
import { ProductTexts } from './product-texts.tsx';
import styles from './product-view.module.css';
import { SimilarProducts } from './similar-products-list.tsx';

/** With its words, for sold-out products alone. */
const WaitForProduct = lazy(() =>
  importOrReload(() =>
    withAreas(['waitlist'], async () => ({ default: (await import('./wait-for-product.tsx')).WaitForProduct })),
  ),
);

interface ProductViewProps {
  /** Null while nothing is known of it. */
  product: Product | null;
  /** What only the product's own answer holds is there too: description, origin, sample prescription. */
  isComplete: boolean;
  /** Null while it is not known: what the shop may have switched off is not shown yet. */
  context: ShopContext | null;
}

/** Everything about one product. Each part has its skeleton; the heading is one and the same, so that it keeps the focus. */
export function ProductView({ product, isComplete, context }: ProductViewProps) {
  const t = useTranslations('product');
  const shortlist = useShortlist();
  const whole = isComplete ? product : null;

  return (
    <article className={styles.product} aria-busy={!isComplete}>
      {product ? <ProductPlate product={product} /> : <PlateSkeleton />}
      <div className={styles.decision}>
        <header className={styles.head}>
          {product ? <ProductLabels product={product} /> : <LabelsSkeleton />}
          <h1 className={product ? undefined : skeleton.title} lang={product ? 'de' : undefined}>
            {product?.title ?? t('title')}
          </h1>
          {product ? <ProductReadings product={product} /> : <ReadingsSkeleton />}
        </header>
        {product ? (
          <>
            <ProductPurchase key={product.slug} product={product} showStock={context?.showStock ?? false} />
            {!product.isAvailable && product.priceCents !== null && (
              <Suspense fallback={<Skeleton height={6} />}>
                <WaitForProduct product={product} />
              </Suspense>
            )}
            <p className={styles.shortlist}>
              <ShortlistButton product={product} isOnList={shortlist.includes(product.slug)} />
            </p>
          </>
        ) : (
          <PurchaseSkeleton />
        )}
        <NextSteps />
      </div>
      {whole ? <ProductTexts product={whole} /> : <TextsSkeleton />}
      {whole ? <ProductFacts product={whole} /> : <FactsSkeleton />}
      {whole && context?.showSimilarProducts && (
        <WhenNear name={`similar to ${whole.slug}`}>
          <SimilarProducts product={whole} />
        </WhenNear>
      )}
    </article>
  );
}
