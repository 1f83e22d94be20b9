import type { Unit } from '@shop/contract/quantity';
import { useLocale, useTranslations } from 'use-intl';
import { formatGrams, formatMillilitres } from '#lib/format.ts';

/** '10 g', '30 ml', '2 Packungen'. */
export function useAmountText(unit: Unit): (amount: number) => string {
  const t = useTranslations('product');
  const locale = useLocale();

  return (amount) => {
    if (unit === 'gram') return formatGrams(amount, locale);
    return unit === 'milliliter' ? formatMillilitres(amount, locale) : t('packs', { count: amount });
  };
}
