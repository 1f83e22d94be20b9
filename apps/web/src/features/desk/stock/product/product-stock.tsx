import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useTranslations } from 'use-intl';
import { useDeskKeys } from '#domain/desk/keys/use-desk-keys.ts';
import { ReadFailure, ReadSkeleton } from '#domain/desk/reading/read-states.tsx';
import { useProductStock } from '#domain/desk/stock/stock-queries.ts';
import { ApiError } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
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
  const { data, error, refetch } = useProductStock(id);
  const isMissing = error instanceof ApiError && (error.id === 'NotFound' || error.id === 'InvalidInput');
  useDeskKeys([{ key: 'Escape', label: t('keys.back'), act: onBack }]);

  return (
    <div className={styles.screen}>
      <div>
        <Button variant="ghost" size="small" icon={<ChevronLeft aria-hidden="true" />} onClick={onBack}>
          {t('product.back')}
        </Button>
      </div>
      {isMissing && <Note tone="plain">{t('product.missing')}</Note>}
      {error && !isMissing && <ReadFailure words={t(data ? 'stale' : 'failed')} onRetry={refetch} />}
      {!data && !error && <ReadSkeleton words={t('loading')} />}
      {data && (
        <>
          <ProductHead product={data.product} />
          <section className={styles.section} aria-labelledby="batches">
            <h2 id="batches">{t('batches')}</h2>
            <BatchList product={data.product} batches={data.batches} recallAddressOf={recallAddressOf} />
          </section>
          <Movements productId={id} unit={data.product.unit} orderAddressOf={orderAddressOf} />
        </>
      )}
    </div>
  );
}
