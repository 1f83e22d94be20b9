import { germanTime } from '@shop/contract/desk/german-time';
import type { StockedProduct } from '@shop/contract/desk/stock';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { BatchActForm } from '#domain/desk/batch-act/batch-act-form.tsx';
import { actRules } from '#domain/desk/batch-act/batch-acts.ts';
import { BatchCertificate } from '#domain/desk/certificate/batch-certificate.tsx';
import { writeDay } from '#domain/desk/day-text.ts';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { useAmountWords } from '#domain/desk/order/use-amount-words.ts';
import { BatchState } from '#domain/desk/stock/batch-state.tsx';
import { useProductStock } from '#domain/desk/stock/stock-queries.ts';
import { useBatchName } from '#domain/desk/stock/use-batch-name.ts';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import styles from './goods-in.module.css';

interface DeliveredBatchProps {
  batchId: string;
  productId: string;
  product: StockedProduct | undefined;
  address: string;
}

/** A batch of the delivery as it stands now; who may releases it here. */
export function DeliveredBatch({ batchId, productId, product, address }: DeliveredBatchProps) {
  const t = useTranslations('deskStock');
  const nameOf = useBatchName();
  const amountWords = useAmountWords();
  const mayRelease = useHasRight('releaseBatch');
  const [isOpen, setOpen] = useState(false);
  const { data } = useProductStock(productId);
  const batch = data?.batches.find(({ id }) => id === batchId);
  const unit = product?.unit;
  if (!batch || !unit) return null;
  const isReleasable = actRules.release.isPossible(batch, germanTime(new Date()).day);
  const name = nameOf(batch);
  return (
    <li>
      <div className={styles.deliveredHead}>
        <Link to={address}>{product.name}</Link>
        <BatchState state={batch.state} />
      </div>
      <Text size="small">
        {name} · {amountWords([{ unit, quantity: batch.onHand }])}
        {batch.expiresOn && <> · {t('until', { day: writeDay(batch.expiresOn) })}</>}
      </Text>
      {batch.state === 'quarantine' && <Text size="small">{t('delivery.waits')}</Text>}
      <BatchCertificate batch={batch} />
      {mayRelease && isReleasable && !isOpen && (
        <Button size="small" aria-label={t('actsOf.release', { batch: name })} onClick={() => setOpen(true)}>
          {t('acts.release')}
        </Button>
      )}
      {isOpen && <BatchActForm batch={batch} unit={unit} act="release" onClose={() => setOpen(false)} />}
    </li>
  );
}
