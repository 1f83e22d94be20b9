import type { ProductPrice } from '@shop/contract/desk/catalogue';
import { useLocale, useTranslations } from 'use-intl';
import { writeDay } from '#domain/desk/day-text.ts';
import { formatMoney } from '#lib/format.ts';
import { Pill } from '#ui/pill.tsx';
import { Text } from '#ui/text.tsx';
import styles from './catalogue.module.css';

/** Every price with its first day, newest first; plans among them. */
export function PriceHistory({ prices }: { prices: readonly ProductPrice[] }) {
  const t = useTranslations('deskCatalogue.price');
  const locale = useLocale();
  return (
    <section className={styles.history} aria-labelledby="prices">
      <h2 id="prices">{t('history')}</h2>
      {prices.length === 0 && <Text size="small">{t('none')}</Text>}
      <ul aria-labelledby="prices">
        {prices.map(({ firstDay, priceCent, basis, purchaseCent, isPlanned, setAt, setBy }) => (
          <li key={`${firstDay} ${setAt}`}>
            <b>{formatMoney(priceCent, locale)}</b> {t('since', { day: writeDay(firstDay) })}{' '}
            {isPlanned && <Pill tone="info">{t('planned')}</Pill>}
            <small>
              {t(`bases.${basis}`)}
              {purchaseCent !== null && ` · ${t('bought', { price: formatMoney(purchaseCent, locale) })}`}
              {setBy !== null && ` · ${setBy}`}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
