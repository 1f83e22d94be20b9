import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { openLogin } from '#domain/session/login-dialog.ts';
import { CartContents } from '#features/cart/cart-contents.tsx';
import { CartSummary, PayBar } from '#features/cart/page/cart-summary.tsx';
import { CheckoutLink } from '#features/cart/page/checkout-link.tsx';
import { EmptyCartPicture, SavedCartHint, WaysToShop } from '#features/cart/page/empty-cart.tsx';
import { useOpenCart } from '#features/cart/use-open-cart.ts';
import { OrderNotes } from '#features/ordering/order-notes.tsx';
import { OrderProgress } from '#features/ordering/order-progress.tsx';
import { linkTo } from '#lib/routes.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { Stack } from '#ui/stack.tsx';
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
