import type { Unit } from '@shop/contract/quantity';
import { useCallback } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatGrams, formatMillilitres } from '#lib/format.ts';

/** '10 g', '30 ml', '2 Packungen'. */
export function useAmountText(): (amount: number, unit: Unit) => string {
  const t = useTranslations('cart.line');
  const locale = useLocale();

  return useCallback(
    (amount, unit) => {
      if (unit === 'gram') return formatGrams(amount, locale);
      return unit === 'milliliter' ? formatMillilitres(amount, locale) : t('packs', { count: amount });
    },
    [t, locale],
  );
}
