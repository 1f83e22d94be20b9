import { useCallback } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatNumber } from '#lib/format.ts';

const kilobyte = 1024;

/** '640 KB', '2,4 MB'. */
export function useFileSize(): (bytes: number) => string {
  const t = useTranslations('prescription.upload');
  const locale = useLocale();

  return useCallback(
    (bytes) =>
      bytes < kilobyte * kilobyte
        ? t('kilobytes', { size: formatNumber(Math.max(1, Math.round(bytes / kilobyte)), locale) })
        : t('megabytes', { size: formatNumber(bytes / kilobyte / kilobyte, locale, 1) }),
    [t, locale],
  );
}
