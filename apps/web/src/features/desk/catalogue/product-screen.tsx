import { useTranslations } from 'use-intl';
import { useDeskKeys } from '#domain/desk/keys/use-desk-keys.ts';
import { ReadFailure, ReadSkeleton } from '#domain/desk/reading/read-states.tsx';
import { ScreenHead } from '#domain/desk/screen/screen-head.tsx';
import styles from './catalogue.module.css';
import { useCatalogueProduct } from './catalogue-queries.ts';
import { FieldsForm } from './fields-form.tsx';
import { PriceForm } from './price-form.tsx';
import { PriceHistory } from './price-history.tsx';
import { ProductPictures } from './product-pictures.tsx';
import { SaleChoice } from './sale-choice.tsx';

interface ProductScreenProps {
  id: string;
  /** Who may not only looks. */
  mayEdit: boolean;
  onBack: () => void;
}

/** One product of the catalogue: what is said about it, its prices, and whether it is sold. */
export function ProductScreen({ id, mayEdit, onBack }: ProductScreenProps) {
  const t = useTranslations('deskCatalogue');
  const { data: product, isError, refetch } = useCatalogueProduct(id);
  useDeskKeys([{ key: 'Escape', label: t('back'), act: onBack }]);
  return (
    <div className={styles.screen}>
      <ScreenHead
        title={product?.item.name ?? t('product')}
        lead={product && `${product.item.manufacturer} · ${t(`sale.states.${product.item.sale}`)}`}
      />
      {isError && <ReadFailure words={t('failed')} onRetry={refetch} />}
      {!product && !isError && <ReadSkeleton words={t('loading')} height={30} />}
      {product && (
        <div className={styles.columns}>
          {mayEdit && (
            <div className={styles.side}>
              <FieldsForm key={id} product={product} />
              <ProductPictures product={product} />
            </div>
          )}
          <div className={styles.side}>
            {mayEdit && <SaleChoice product={product} />}
            {mayEdit && <PriceForm product={product} />}
            <PriceHistory prices={product.prices} />
          </div>
        </div>
      )}
    </div>
  );
}
