import type { RetentionPlan } from '@shop/contract/desk/retention-plan';
import { useLocale, useTranslations } from 'use-intl';
import { shortMoment } from '#domain/desk/order/short-moment.ts';
import { formatDate } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import { Text } from '#ui/text.tsx';
import styles from './retention.module.css';

/** What earlier runs removed, and which orders the shop completed without a person. */
export function RetentionRuns({ runs, completedByShop }: Pick<RetentionPlan, 'runs' | 'completedByShop'>) {
  const t = useTranslations('deskRetention.runs');
  const kinds = useTranslations('deskRetention.kinds');
  const locale = useLocale();
  return (
    <>
      <Card as="section" gap={0.75} aria-labelledby="runs">
        <h2 id="runs">{t('title')}</h2>
        {runs.length === 0 && <Text>{t('none')}</Text>}
        <ul className={styles.list} aria-labelledby="runs">
          {runs.map(({ at, by, removed, kept }) => (
            <li key={at}>
              <b>{shortMoment(at, locale)}</b>
              <span>{by ?? t('shop')}</span>
              <span>
                {removed.length === 0
                  ? t('nothing')
                  : removed.map(({ kind, count }) => `${kinds(kind)}: ${count}`).join(', ')}
              </span>
              {kept > 0 && <span>{t('kept', { count: kept })}</span>}
            </li>
          ))}
        </ul>
      </Card>
      <Card as="section" gap={0.75} aria-labelledby="by-shop">
        <h2 id="by-shop">{t('byShop')}</h2>
        <Text size="small">{t('byShopAbout')}</Text>
        {completedByShop.length === 0 && <Text>{t('noneByShop')}</Text>}
        <ul className={styles.codes} aria-labelledby="by-shop">
          {completedByShop.map(({ code, on }) => (
            <li key={code}>
              {code} · {formatDate(on, locale)}
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
