import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { mayHoldLines } from '#domain/cart/may-hold-lines.ts';
import { openLogin } from '#domain/session/login-dialog.ts';
import { useSignInFirst } from '#domain/session/use-sign-in-first.ts';
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
import styles from './cart-page.module.css';

export default function CartPage() {
  const t = useTranslations('cart');
  const open = useOpenCart('page');
  const { cart, isLoading, hasLines, isEmpty } = open;
  const navigate = useNavigate();
  const signIn = useSignInFirst(() => void navigate(linkTo('Checkout')));
  usePageTitle(t('title'));
  // Drawn as it will probably stand, so that nothing moves when the answer comes.
  const looksEmpty = isEmpty || (isLoading && !mayHoldLines());
  const isAwaited = looksEmpty && isLoading;

  const checkout = <CheckoutLink inSight={open} signIn={signIn} />;

  return (
    <div className={joinClasses('wrap', styles.page)}>
      <OrderProgress current="cart" />
      <div className={looksEmpty ? undefined : styles.columns}>
        {/* The same heading in all states, because it has the focus after navigation. */}
        <div className={looksEmpty ? styles.empty : styles.head}>
          {looksEmpty && <EmptyCartPicture />}
          <h1>{isEmpty ? t('empty.title') : t('title')}</h1>
          {isAwaited && <p className={styles.lead}>{t('empty.lead')}</p>}
          <p
            className={joinClasses(isEmpty ? styles.lead : styles.count, isAwaited && 'visually-hidden')}
            role="status"
          >
            {isLoading && t('loading')}
            {isEmpty && t('empty.lead')}
            {hasLines && t('positionsOnPrescription', { count: cart.lines.length })}
          </p>
          {looksEmpty && <WaysToShop />}
          {(isAwaited || (isEmpty && signIn.isNeeded)) && <SavedCartHint onSignIn={openLogin} />}
        </div>

        <Stack gap={1} className={styles.main}>
          {!isAwaited && <CartContents open={open} layout="page" />}
          {hasLines && <OrderNotes notes={['quantities', 'prescription']} className={styles.notes} />}
          {!isLoading && !hasLines && open.rows.length > 0 && <WaysToShop />}
        </Stack>
        {hasLines && <CartSummary className={styles.summary} cart={cart} checkout={checkout} />}
      </div>
      {hasLines && <PayBar cart={cart} checkout={checkout} />}
    </div>
  );
}
