import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShopContext } from '#domain/shop/use-shop-context.ts';
import { BackButton } from '#features/catalogue/product/back-button.tsx';
import { ProductFailure } from '#features/catalogue/product/product-failure.tsx';
import { ProductView } from '#features/catalogue/product/product-view.tsx';
import { isUnknownProduct, useProduct } from '#features/catalogue/use-product.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { Row } from '#ui/row.tsx';
import { Text } from '#ui/text.tsx';
import { OpenCatalogue } from '../open-catalogue.tsx';
import { usePageTitle } from '../use-page-title.ts';
import styles from './product-page.module.css';

export default function ProductPage() {
  return (
    <OpenCatalogue>
      <ProductScreen />
    </OpenCatalogue>
  );
}

function ProductScreen() {
  const t = useTranslations('product');
  const { slug = '' } = useParams();
  const { data: product, error, isPlaceholderData, refetch } = useProduct(slug);
  const context = useShopContext();
  const isLoading = !error && (!product || isPlaceholderData);
  usePageTitle(product?.title ?? (isUnknownProduct(error) ? t('notFound.title') : t('title')));

  return (
    <div className={joinClasses('wrap', styles.page)}>
      <Row gap={[0, 1]} align="center" spread="apart" className={styles.top}>
        <BackButton productType={product?.type ?? 'bud'} className={styles.back} />
        <Text size="small" role="status">
          {isLoading && t('loading')}
        </Text>
      </Row>
      {error && !product ? (
        <ProductFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <ProductView product={product ?? null} isComplete={!isLoading} context={context} />
      )}
    </div>
  );
}
