import type { BatchShown } from '@shop/contract/desk/stock';
import { useTranslations } from 'use-intl';

/** What a batch is called: by its number, or as the stock from before there were batches. */
export function useBatchName(): (batch: Pick<BatchShown, 'number'>) => string {
  const t = useTranslations('deskStock.batch');
  return ({ number }) => (number === null ? t('opening') : t('name', { number }));
}
