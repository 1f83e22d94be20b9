import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CartInSight } from '#domain/cart/use-cart.ts';
import { openLogin } from '#domain/session/login-dialog.ts';
import { CartContents } from '#features/cart/cart-contents.tsx';
import { CartSummary, PayBar } from '#features/cart/page/cart-summary.tsx';
import { EmptyCartPicture, SavedCartHint, WaysToShop } from '#features/cart/page/empty-cart.tsx';
import { useOpenCart } from '#features/cart/use-open-cart.ts';
import { OrderNotes } from '#features/ordering/order-notes.tsx';
import { OrderProgress } from '#features/ordering/order-progress.tsx';
import { linkTo } from '#lib/routes.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { usePageTitle } from '../use-page-title.ts';
import { useSignInFirst } from '../use-sign-in-first.ts';
import styles from './cart-page.module.css';

export default function CartPage() {
  const t = useTranslations('cart');
  const open = useOpenCart('page');
  const { cart, isLoading, hasLines, isEmpty } = open;
  const navigate = useNavigate();
  const signIn = useSignInFirst(() => void navigate(linkTo('Checkout')));
  usePageTitle(t('title'));

  const checkout = <CheckoutLink inSight={open} signIn={signIn} />;

  return (
    <div className={joinClasses('wrap', styles.page)}>
      <OrderProgress current="cart" />
      <div className={isEmpty ? undefined : styles.columns}>
        {/* The same heading in all states, because it has the focus after navigation. */}
        <div className={isEmpty ? styles.empty : styles.head}>
          {isEmpty && <EmptyCartPicture />}
          <h1>{isEmpty ? t('empty.title') : t('title')}</h1>
          <p className={isEmpty ? styles.lead : styles.count} role="status">
            {isLoading && t('loading')}
            {isEmpty && t('empty.lead')}
            {hasLines && t('positionsOnPrescription', { count: cart.lines.length })}
          </p>
          {isEmpty && <WaysToShop />}
          {isEmpty && signIn.isNeeded && <SavedCartHint onSignIn={openLogin} />}
        </div>

        <Stack gap={1} className={styles.main}>
          <CartContents open={open} layout="page" />
          {hasLines && <OrderNotes notes={['quantities', 'prescription']} className={styles.notes} />}
          {!isLoading && !hasLines && open.rows.length > 0 && <WaysToShop />}
        </Stack>
        {hasLines && <CartSummary className={styles.summary} cart={cart} checkout={checkout} />}
      </div>
      {hasLines && <PayBar cart={cart} checkout={checkout} />}
    </div>
  );
}

interface CheckoutLinkProps {
  inSight: CartInSight;
  signIn: ReturnType<typeof useSignInFirst>;
}

/** To the checkout, by way of the sign-in for whoever is not signed in. Says why where it does not go on. */
function CheckoutLink({ inSight: { cart, isMissing, isSessionOver }, signIn }: CheckoutLinkProps) {
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
