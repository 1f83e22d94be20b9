import { useLocale, useTranslations } from 'use-intl';
import type { ListedPoint } from './checklist-points.ts';

/** What a point asks for: the pharmacy's own ones in its words, in the language of whoever reads them. */
export function usePointWords(): (point: ListedPoint) => string {
  const t = useTranslations('deskCheck.checks');
  const locale = useLocale();
  return (point) => {
    if (point.check !== 'own') return t(point.check);
    return locale === 'en' ? point.en : point.de;
  };
}
