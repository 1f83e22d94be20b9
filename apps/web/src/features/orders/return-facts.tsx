import { useLocale, useTranslations } from 'use-intl';
import { formatDate, formatMoney } from '#lib/format.ts';
import { Fact } from '#ui/facts.tsx';
import { FactGroup } from './fact-group.tsx';
import type { Order } from './order.ts';

/** What the pharmacy took back after the order had left the house, and why; its papers are beside the invoice. */
export function ReturnFacts({ order: { returns } }: { order: Order }) {
  const t = useTranslations('orders.returns');
  const locale = useLocale();
  if (returns.length === 0) return null;
  return (
    <FactGroup title={t('title')}>
      {returns.map(({ at, reason, products, withDelivery, creditedCents }) => (
        <Fact key={at} name={formatDate(at, locale)}>
          <p>
            <span lang="de">{products.join(', ')}</span>
            {withDelivery && (products.length > 0 ? t('andDelivery') : t('delivery'))}
          </p>
          <p>{t('lower', { amount: formatMoney(creditedCents, locale) })}</p>
          <p>{t('reason', { reason })}</p>
        </Fact>
      ))}
    </FactGroup>
  );
}
