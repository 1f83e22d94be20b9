import { useTranslations } from 'use-intl';
import { ProductGrid } from '#features/catalogue/browse/product-grid.tsx';
import { ProductTypeToggle } from '#features/catalogue/browse/product-type-toggle.tsx';
import { useProductType } from '#features/catalogue/browse/use-product-type.ts';
import { useProducts } from '#features/catalogue/use-products.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { usePageTitle } from '../use-page-title.ts';
import styles from './shop-page.module.css';

export default function ShopPage() {
  const t = useTranslations('catalogue');
  const productType = useProductType();
  const products = useProducts(productType);
  const title = productType === 'extract' ? t('extracts') : t('buds');
  usePageTitle(title);

  return (
    <div className={joinClasses('wrap', styles.page)}>
      <div className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p className={styles.count} role="status">
            {products.data && t('count', { count: products.data.length })}
            {products.isPending && t('loading')}
          </p>
        </div>
        <ProductTypeToggle productType={productType} />
      </div>
      <section aria-labelledby="products">
        <h2 className="visually-hidden" id="products">
          {t('products')}
        </h2>
        <ProductGrid products={products.data} error={products.error} onRetry={() => products.refetch()} />
      </section>
    </div>
  );
}
