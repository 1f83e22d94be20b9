import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { findLine } from '#domain/cart/shown-cart.ts';
import { useCart } from '#domain/cart/use-cart.ts';
import { useShopContext } from '#domain/shop/use-shop-context.ts';
import { usePutIntoCart } from '#features/cart/use-put-into-cart.ts';
import { BackButton } from '#features/catalogue/product/back-button.tsx';
import type { ItemToAdd } from '#features/catalogue/product/item-to-add.ts';
import { isUnknownProduct, ProductFailure } from '#features/catalogue/product/product-failure.tsx';
import { ProductView } from '#features/catalogue/product/product-view.tsx';
import { useProduct } from '#features/catalogue/product/use-product.ts';
import type { Product } from '#features/catalogue/read-product.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { usePageTitle } from '../use-page-title.ts';
import styles from './product-page.module.css';

export default function ProductPage() {
  const t = useTranslations('product');
  const { slug = '' } = useParams();
  const { data: product, error, isPlaceholderData, refetch } = useProduct(slug);
  const context = useShopContext();
  const { cart } = useCart();
  const putIntoCart = usePutIntoCart();
  const isLoading = !error && (!product || isPlaceholderData);
  const line = product ? findLine(cart, [product.id, product.registryItemId]) : null;
  usePageTitle(product?.title ?? (isUnknownProduct(error) ? t('notFound.title') : t('title')));

  async function put(item: ItemToAdd) {
    if (product) await putIntoCart({ ...item, ...aboutProduct(product) }, line);
  }

  return (
    <div className={joinClasses('wrap', styles.page)}>
      <div className={styles.top}>
        <BackButton productType={product?.type ?? 'bud'} className={styles.back} />
        <p className={styles.status} role="status">
          {isLoading && t('loading')}
        </p>
      </div>
      {error && !product ? (
        <ProductFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <ProductView
          product={product ?? null}
          isComplete={!isLoading}
          context={context}
          quantityInCart={line?.quantity ?? null}
          onAdd={put}
        />
      )}
    </div>
  );
}

/** What the cart wants to know of a product that it may have to keep on this device. */
function aboutProduct(product: Product) {
  const { id, slug, title, unit, priceCents, images } = product;
  const increment = product.quantityIncrement ?? product.minOrderQuantity ?? 1;
  const minimum = product.minOrderQuantity ?? increment;
  return {
    productId: id,
    image: images[0] ?? null,
    product: { name: title, slug, unit, priceCents, minimum, increment },
  };
}
