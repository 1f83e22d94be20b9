import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#lib/format.ts';
import { Sum } from '#ui/sum.tsx';
import styles from './amend.module.css';

interface AmendedSumsProps {
  fromTotalCent: number;
  toTotalCent: number;
  isChanging?: boolean;
}

/** The total before and after, as the server adds it up, and what lies between. */
export function AmendedSums({ fromTotalCent, toTotalCent, isChanging = false }: AmendedSumsProps) {
  const t = useTranslations('deskDecision.amend');
  const locale = useLocale();
  return (
    <dl className={styles.sums}>
      <Sum name={t('before')} size="small">
        {formatMoney(fromTotalCent, locale)}
      </Sum>
      <Sum name={t('after')} size="main" isChanging={isChanging}>
        {formatMoney(toTotalCent, locale)}
      </Sum>
      <Sum name={t('difference')} size="small" isChanging={isChanging}>
        {formatMoney(toTotalCent - fromTotalCent, locale)}
      </Sum>
    </dl>
  );
}
