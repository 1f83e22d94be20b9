import type { BatchShown } from '@shop/contract/desk/stock';
import { useLocale, useTranslations } from 'use-intl';
import { formatNumber, formatPercent } from '#lib/format.ts';

/** The analysis of a batch in words: by weight for flowers, by volume for extracts. */
export function useValueWords(): (values: BatchShown['values']) => string {
  const t = useTranslations('deskStock.batch');
  const locale = useLocale();
  const number = (value: number | null) => (value === null ? '–' : formatNumber(value, locale, 1));

  return ({ thcPercent, cbdPercent, thcMgPerMl, cbdMgPerMl }) => {
    if (thcPercent !== null || cbdPercent !== null)
      return t('percent', { thc: formatPercent(thcPercent, locale), cbd: formatPercent(cbdPercent, locale) });
    if (thcMgPerMl !== null || cbdMgPerMl !== null)
      return t('mgPerMl', { thc: number(thcMgPerMl), cbd: number(cbdMgPerMl) });
    return t('noValues');
  };
}
