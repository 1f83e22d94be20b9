import { amountSteps } from '@shop/contract/amount-steps';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ItemToAdd } from '#domain/cart/add-to-cart.ts';
import { usePutIntoCart } from '#domain/cart/add-to-cart.ts';
import { findLine, useCart } from '#domain/cart/use-cart.ts';
import { useShopContext } from '#domain/shop/use-shop-context.ts';
import { BackButton } from '#features/catalogue/product/back-button.tsx';
import { isUnknownProduct, ProductFailure } from '#features/catalogue/product/product-failure.tsx';
import { ProductPurchase } from '#features/catalogue/product/product-purchase.tsx';
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
          purchase={
            product && (
              <ProductPurchase
                key={product.slug}
                product={product}
                showStock={context?.showStock ?? false}
                quantityInCart={line?.quantity ?? null}
                onAdd={put}
              />
            )
          }
        />
      )}
    </div>
  );
}

/** What the cart wants to know of a product that it may have to keep on this device. */
function aboutProduct(product: Product) {
  const { id, slug, title, unit, priceCents, images } = product;
  const { minimum, increment } = amountSteps(product);
  return {
    productId: id,
    image: images[0] ?? null,
    product: { name: title, slug, unit, priceCents, minimum, increment },
  };
}
