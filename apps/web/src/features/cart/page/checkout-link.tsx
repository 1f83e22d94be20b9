import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { CartInSight } from '#domain/cart/use-cart.ts';
import { linkTo } from '#lib/routes.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import styles from './checkout-link.module.css';

interface CheckoutLinkProps {
  inSight: CartInSight;
  /** For whoever is not signed in. */
  signIn: { isNeeded: boolean; ask(): void };
}

/** To the checkout, by way of the sign-in for whoever is not signed in. Says why where it does not go on. */
export function CheckoutLink({ inSight: { cart, isMissing, isSessionOver }, signIn }: CheckoutLinkProps) {
  const t = useTranslations('cart');
  const isOrderable = cart.lines.some(({ isAvailable, isUnsent }) => isAvailable && !isUnsent);

  const missingOrNothing = isMissing ? 'missing' : 'nothingToOrder';
  const whyNot = isSessionOver ? 'sessionOver' : missingOrNothing;

  function askFirst(event: MouseEvent) {
    if (!signIn.isNeeded) return;
    event.preventDefault();
    signIn.ask();
  }

  if (isMissing || !isOrderable) {
    return (
      <div>
        <Button variant="primary" size="large" disabled className={styles.checkout}>
          {t('toCheckout')}
        </Button>
        <Text size="small" className={styles.reason}>
          {t(`noCheckout.${whyNot}`)}
        </Text>
      </div>
    );
  }
  return (
    <ButtonLink variant="primary" size="large" className={styles.checkout} to={linkTo('Checkout')} onClick={askFirst}>
      {t('toCheckout')}
    </ButtonLink>
  );
}
