import { basePrice } from '@shop/contract/base-price';
import type { Unit } from '@shop/contract/quantity';
import { useCallback } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatGrams, formatMillilitres, formatMoney } from '#lib/format.ts';

/** 'Grundpreis 1.049,00 € / 100 g', to stand beside the price of one gram; null for what has no base price. */
export function useBasePriceText(): (priceCents: number | null, unit: Unit) => string | null {
  const t = useTranslations('frame');
  const locale = useLocale();

  return useCallback(
    (priceCents, unit) => {
      const base = basePrice(priceCents, unit);
      if (!base) return null;
      const formatAmount = base.unit === 'gram' ? formatGrams : formatMillilitres;
      return t('basePrice', {
        price: formatMoney(base.priceCents, locale),
        amount: formatAmount(base.quantity, locale),
      });
    },
    [t, locale],
  );
}
