import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { mayHoldLines } from '#domain/cart/may-hold-lines.ts';
import { useDrawnFor } from '#domain/session/drawn-for.ts';
import { useSignInFirst } from '#domain/session/use-sign-in-first.ts';
import { CartContents } from '#features/cart/cart-contents.tsx';
import { CartHead } from '#features/cart/page/cart-head.tsx';
import { CartSummary, PayBar } from '#features/cart/page/cart-summary.tsx';
import { CheckoutLink } from '#features/cart/page/checkout-link.tsx';
import { WaysToShop } from '#features/cart/page/empty-cart.tsx';
import { useOpenCart } from '#features/cart/use-open-cart.ts';
import { OrderNotes } from '#features/ordering/order-notes.tsx';
import { OrderProgress } from '#features/ordering/order-progress.tsx';
import { linkTo } from '#lib/routes.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { Stack } from '#ui/stack.tsx';
import { useBrowserValue } from '#ui/use-browser-value.ts';
import { usePageTitle } from '../use-page-title.ts';
import styles from './cart-page.module.css';

export default function CartPage() {
  const open = useOpenCart('page');
  const { cart, isLoading, hasLines, isEmpty } = open;
  const navigate = useNavigate();
  const signIn = useSignInFirst(() => void navigate(linkTo('Checkout')));
  usePageTitle(useTranslations('cart')('title'));
  // Drawn as it will probably stand, so that nothing moves when the answer comes.
  const holdsLines = useBrowserValue(mayHoldLines, useDrawnFor() === 'known');
  const looksEmpty = isEmpty || (isLoading && !holdsLines);
  const checkout = <CheckoutLink inSight={open} signIn={signIn} />;

  return (
    <div className={joinClasses('wrap', styles.page, isLoading && !looksEmpty && styles.waiting)}>
      <OrderProgress current="cart" />
      <div className={looksEmpty ? undefined : styles.columns}>
        <CartHead open={open} looksEmpty={looksEmpty} isGuest={signIn.isNeeded} className={styles.head} />
        <Stack gap={1} className={styles.main}>
          {!(looksEmpty && isLoading) && <CartContents open={open} layout="page" />}
          {hasLines && <OrderNotes notes={['prescription']} className={styles.notes} />}
          {!isLoading && !hasLines && open.rows.length > 0 && <WaysToShop />}
        </Stack>
        {hasLines && <CartSummary className={styles.summary} cart={cart} checkout={checkout} />}
      </div>
      {hasLines && <PayBar cart={cart} checkout={checkout} />}
    </div>
  );
}
