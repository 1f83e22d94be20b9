import type { Unit } from '@shop/contract/quantity';
import { useCallback } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatGrams, formatMillilitres } from '#lib/format.ts';

/** '10 g', '30 ml', '2 Packungen'; a dash where the amount is not known. */
export function useAmountText(): (amount: number | null, unit: Unit | null) => string {
  const t = useTranslations('frame');
  const locale = useLocale();

  return useCallback(
    (amount, unit) => {
      if (amount === null || unit === 'gram') return formatGrams(amount, locale);
      return unit === 'milliliter' ? formatMillilitres(amount, locale) : t('packs', { count: amount });
    },
    [t, locale],
  );
}
