import { amountSteps } from '@shop/contract/amount-steps';
import { useLocale, useTranslations } from 'use-intl';
import { useAmountText } from '#domain/quantity/use-amount-text.ts';
import { formatMoney, formatNumber, formatPercent } from '#lib/format.ts';
import { countryName } from '../country-name.ts';
import { geneticName } from '../genetic-name.ts';
import type { Product } from '../read-product.ts';

interface ComparedFact {
  name: string;
  /** A product's own words are German. */
  isGerman?: boolean;
  of(product: Product): string | null;
}

/** What two products are compared by, line by line, in the order of the product's own page. Measured or stated facts alone. */
export function useComparison(): ComparedFact[] {
  const t = useTranslations();
  const locale = useLocale();
  const amountText = useAmountText();
  const content = useContentText();

  return [
    {
      name: t('shortlist.fact.price'),
      of: ({ priceCents, unit }) =>
        priceCents === null ? null : `${formatMoney(priceCents, locale)} ${t(`catalogue.perUnit.${unit}`)}`,
    },
    {
      name: t('shortlist.fact.availability'),
      of: ({ isAvailable, priceCents }) =>
        t(isAvailable && priceCents !== null ? 'catalogue.available' : 'catalogue.unavailable'),
    },
    { name: t('shortlist.fact.thc'), of: (product) => content(product, 'thc') },
    { name: t('shortlist.fact.cbd'), of: (product) => content(product, 'cbd') },
    { name: t('product.fact.genetics'), of: ({ genetic }) => genetic && geneticName(genetic) },
    { name: t('shortlist.fact.terpenes'), isGerman: true, of: ({ terpenes }) => terpenes.join(', ') },
    { name: t('product.fact.manufacturer'), isGerman: true, of: ({ manufacturer }) => manufacturer },
    { name: t('product.fact.strain'), isGerman: true, of: ({ strain }) => strain },
    { name: t('product.fact.origin'), of: ({ country }) => country && countryName(country, locale) },
    {
      name: t('product.fact.irradiation'),
      of: ({ isIrradiated }) =>
        isIrradiated === null ? null : t(`product.irradiation.${isIrradiated ? 'yes' : 'no'}`),
    },
    {
      name: t('shortlist.fact.smallest'),
      of: (product) => amountText(amountSteps(product).minimum, product.unit),
    },
    { name: t('product.fact.itemNumber'), of: ({ pzn }) => pzn },
  ];
}

/** '2,5 % (25 mg/ml)', without the second where it is not known. */
export function useContentText(): (product: Product, substance: 'thc' | 'cbd') => string | null {
  const t = useTranslations('shortlist');
  const locale = useLocale();
  return ({ thcPercent, cbdPercent, mgPerMl }, substance) => {
    const value = substance === 'thc' ? thcPercent : cbdPercent;
    if (value === null) return null;
    const percent = formatPercent(value, locale);
    return mgPerMl ? t('concentration', { percent, value: formatNumber(mgPerMl[substance], locale) }) : percent;
  };
}
