import Truck from 'lucide-react/icons/truck';
import { type ReactNode, useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { ShownCart } from '#domain/cart/use-cart.ts';
import { formatMoney } from '#lib/format.ts';
import { linkTo } from '#lib/routes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Columns } from '#ui/columns.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { CartTotal, CartVat, NotCounted } from '../cart-sums.tsx';
import styles from './cart-summary.module.css';

interface CartSummaryProps {
  cart: ShownCart;
  /** The way to the checkout. On a phone it is in the bar below. */
  checkout: ReactNode;
  className?: string | undefined;
}

export function CartSummary({ cart, checkout, className }: CartSummaryProps) {
  const t = useTranslations('cart');
  const headingId = useId();

  return (
    <Card as="section" gap={1} className={joinClasses(styles.summary, className)} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('sum.title')}</h2>
      <Stack as="dl" gap={0.4}>
        <CartTotal cart={cart} name={t('sum.subtotal')} />
        <CartVat cart={cart} />
      </Stack>
      <Columns as="p" until="narrow" columns="auto minmax(0, 1fr)" gap={0.75} className={styles.shipping}>
        <Truck aria-hidden="true" />
        <span>{t('sum.shipping')}</span>
      </Columns>
      <hr />
      <dl>
        <CartTotal cart={cart} name={t('sum.total')} isMain />
      </dl>
      <Text size="small" tone="faint" className={styles.faint}>
        {t('sum.inclVat')}
      </Text>
      <NotCounted cart={cart} />
      <Stack gap={0.5} className={styles.checkout}>
        {checkout}
      </Stack>
      <ButtonLink variant="ghost" to={linkTo('Shop')}>
        {t('backToShop')}
      </ButtonLink>
      <Text size="small">{t('info.request')}</Text>
      <Text size="small">{t('info.delivery.standard.paper')}</Text>
    </Card>
  );
}

/** The sum and the next step, at the lower edge of a phone. Not with enlarged text, which needs the room. */
export function PayBar({ cart, checkout }: Omit<CartSummaryProps, 'className'>) {
  const t = useTranslations('cart');
  const locale = useLocale();
  return (
    <Columns until="narrow" columns="auto minmax(0, 1fr)" gap={[0.5, 1]} align="center" className={styles.payBar}>
      <p className={joinClasses(styles.payTotal, cart.isChanging && styles.changing)}>
        <span>{t('positions', { count: cart.lines.length })}</span>
        <b>{formatMoney(cart.totalCents, locale)}</b>
      </p>
      {checkout}
    </Columns>
  );
}
