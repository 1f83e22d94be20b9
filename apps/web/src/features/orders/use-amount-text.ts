import { useCallback } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatGrams, formatMillilitres } from '#lib/format.ts';
import type { OrderProduct } from './read-orders.ts';

/** '10 g', '30 ml', '2 Packungen'; a dash where the amount is not known. */
export function useAmountText(): (product: Pick<OrderProduct, 'quantity' | 'unit'>) => string {
  const t = useTranslations('orders.products');
  const locale = useLocale();

  return useCallback(
    ({ quantity, unit }) => {
      if (quantity === null || unit === 'gram') return formatGrams(quantity, locale);
      return unit === 'milliliter' ? formatMillilitres(quantity, locale) : t('packs', { count: quantity });
    },
    [t, locale],
  );
}
