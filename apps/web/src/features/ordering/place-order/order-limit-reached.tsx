import { useLocale, useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { useAmountText } from '#domain/quantity/use-amount-text.ts';
import { dialLink } from '#domain/shop/dial-link.ts';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { formatMoney } from '#lib/format.ts';
import { linkTo } from '#lib/routes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Stack } from '#ui/stack.tsx';
import styles from './order-failure.module.css';
import type { OrderLimit } from './read-order-limit.ts';

interface OrderLimitReachedProps {
  error: unknown;
  limit: OrderLimit;
  nameOf: (itemId: string) => string;
}

/** Which limit it is, what is still possible, and the way there. What a prescription asks for beyond it is settled by telephone. */
export function OrderLimitReached({ error, limit, nameOf }: OrderLimitReachedProps) {
  const t = useTranslations('prescription.limit');
  const errorText = useErrorText();
  const { phone } = useShopConfig();

  return (
    <>
      {limit.kind === 'product' && <ProductLimits lines={limit.lines} nameOf={nameOf} />}
      {limit.kind === 'sum' && <SumLimit {...limit} />}
      {limit.kind === 'orders' && (
        <p>
          <b>{errorText(error)}</b> {t('ordersHelp')}
        </p>
      )}
      <p>{t('kept')}</p>
      {limit.kind !== 'orders' && <p>{t.rich('call', { phone: () => <a href={dialLink(phone)}>{phone}</a> })}</p>}
      {limit.kind === 'orders' ? (
        <ButtonLink to={linkTo('Orders')}>{t('toOrders')}</ButtonLink>
      ) : (
        <ButtonLink to={linkTo('Cart')}>{t('toCart')}</ButtonLink>
      )}
    </>
  );
}

function ProductLimits({
  lines,
  nameOf,
}: Pick<Extract<OrderLimit, { kind: 'product' }>, 'lines'> & Pick<OrderLimitReachedProps, 'nameOf'>) {
  const t = useTranslations('prescription.limit');
  const amountText = useAmountText();
  const tell = ({ itemId, unit, onOrder, possible }: (typeof lines)[number]) => {
    const told = { name: nameOf(itemId), possible: amountText(possible, unit), onOrder: amountText(onOrder, unit) };
    if (possible === 0) return t('lineNone', told);
    return onOrder > 0 ? t('lineRest', told) : t('line', told);
  };
  return (
    <>
      <p>
        <b>{t('product')}</b>
      </p>
      <Stack as="ul" gap={0.3} className={styles.lines}>
        {lines.map((line) => (
          <li key={line.itemId}>{tell(line)}</li>
        ))}
      </Stack>
    </>
  );
}

function SumLimit({ mostCents, onOrderCents }: Extract<OrderLimit, { kind: 'sum' }>) {
  const t = useTranslations('prescription.limit');
  const locale = useLocale();
  return (
    <p>
      <b>{t('sum', { most: formatMoney(mostCents, locale) })}</b>
      {onOrderCents > 0 && <> {t('sumRest', { onOrder: formatMoney(onOrderCents, locale) })}</>}
    </p>
  );
}
