import { useTranslations } from 'use-intl';
import { FilledList } from '#domain/desk/filled/filled-list.tsx';
import { OpenedEntry } from '#domain/desk/reading/opened-entry.tsx';
import { useProductStock } from '#domain/desk/stock/stock-queries.ts';
import { BatchList } from './batch-list.tsx';
import { Movements } from './movements.tsx';
import { ProductHead } from './product-head.tsx';
import styles from './product-stock.module.css';

interface ProductStockProps {
  id: string;
  /** Left out for who may not see orders. */
  orderAddressOf: ((code: string) => string) | undefined;
  /** Left out for who does not speak with patients. */
  recallAddressOf: ((id: string) => string) | undefined;
  onBack: () => void;
}

/** One product: its sums, its batches with what may be done with each, its movements. */
export function ProductStock({ id, orderAddressOf, recallAddressOf, onBack }: ProductStockProps) {
  const t = useTranslations('deskStock');
  const read = useProductStock(id);
  const words = {
    back: t('product.back'),
    missing: t('product.missing'),
    failed: t(read.data ? 'stale' : 'failed'),
    loading: t('loading'),
  };
  return (
    <div className={styles.screen}>
      <OpenedEntry read={read} words={words} keyLabel={t('keys.back')} onBack={onBack}>
        {(data) => (
          <>
            <ProductHead product={data.product} />
            <FilledList productId={id} orderAddressOf={orderAddressOf} />
            <section className={styles.section} aria-labelledby="batches">
              <h2 id="batches">{t('batches')}</h2>
              <BatchList product={data.product} batches={data.batches} recallAddressOf={recallAddressOf} />
            </section>
            <Movements productId={id} unit={data.product.unit} orderAddressOf={orderAddressOf} />
          </>
        )}
      </OpenedEntry>
    </div>
  );
}
