import type { DeskOrder } from '@shop/contract/desk/orders';
import { useLocale, useTranslations } from 'use-intl';
import { useAmountText } from '#domain/quantity/use-amount-text.ts';
import { formatMoney } from '#lib/format.ts';
import { Sum } from '#ui/sum.tsx';
import styles from './order-lines.module.css';

/** What was ordered and what it costs, as the server adds it up. */
export function OrderLines({ order: { lines, money, shipping } }: { order: DeskOrder }) {
  const t = useTranslations('deskStory.lines');
  const locale = useLocale();
  const amountText = useAmountText();
  return (
    <section aria-label={t('title')}>
      <ul className={styles.lines}>
        {lines.map(({ position, name, quantity, unit, pzn, totalCent }) => (
          <li key={position}>
            <b lang="de">{name}</b>
            <span className={styles.amount}>{formatMoney(totalCent, locale)}</span>
            <small>
              {amountText(quantity, unit)}
              {pzn && ` · ${t('pzn', { pzn })}`}
            </small>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        <Sum name={shipping.name}>{formatMoney(money.shippingCent, locale)}</Sum>
        <Sum name={t('total')} className={styles.total}>
          {formatMoney(money.totalCent, locale)}
        </Sum>
        <Sum name={t('vat')} size="small">
          {formatMoney(money.vatCent, locale)}
        </Sum>
        {money.refundDueCent > 0 && <Sum name={t('refundDue')}>{formatMoney(money.refundDueCent, locale)}</Sum>}
      </dl>
    </section>
  );
}
