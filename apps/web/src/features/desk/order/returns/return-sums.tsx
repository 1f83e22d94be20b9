import { useLocale, useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { ApiError } from '#lib/api-error.ts';
import { formatMoney } from '#lib/format.ts';
import { FieldError } from '#ui/field.tsx';
import { Sum } from '#ui/sum.tsx';
import { Text } from '#ui/text.tsx';
import styles from './returns.module.css';
import type { useReturnPreview } from './use-return.ts';

interface ReturnSumsProps {
  id: string;
  preview: ReturnType<typeof useReturnPreview>;
}

/** What is credited and what goes back, as the server adds it up, and the paper that comes of it. */
export function ReturnSums({ id, preview: { data, error, isPlaceholderData } }: ReturnSumsProps) {
  const t = useTranslations('deskReturns');
  const locale = useLocale();
  const errorText = useErrorText();
  // The note about the case says so already, with the way to it.
  if (error instanceof ApiError && error.id === 'WithdrawalUndecided') return null;
  if (error) return <FieldError id={id}>{errorText(error)}</FieldError>;
  if (!data) return <Text role="status">{t('computing')}</Text>;
  return (
    <div>
      <dl className={styles.sums}>
        <Sum name={t('lower')} size="main" isChanging={isPlaceholderData}>
          {formatMoney(data.creditedCent, locale)}
        </Sum>
        <Sum name={t('refundDue')} size="small" isChanging={isPlaceholderData}>
          {formatMoney(data.refundDueCent, locale)}
        </Sum>
      </dl>
      <Text size="small">{t(`papers.${data.paper ?? 'none'}`)}</Text>
    </div>
  );
}
