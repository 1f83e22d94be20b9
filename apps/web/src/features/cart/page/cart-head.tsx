import { useTranslations } from 'use-intl';
import { openLogin } from '#domain/session/login-dialog.ts';
import { joinClasses } from '#ui/join-classes.ts';
import type { OpenCart } from '../use-open-cart.ts';
import styles from './cart-head.module.css';
import { EmptyCartPicture, SavedCartHint, WaysToShop } from './empty-cart.tsx';

interface CartHeadProps {
  open: OpenCart;
  /** Empty, or probably so while its answer is awaited. */
  looksEmpty: boolean;
  isGuest: boolean;
  /** Where it stands beside a cart with something in it. */
  className?: string | undefined;
}

/** What the cart is and how much it holds. The same heading in all states, because it has the focus after navigation. */
export function CartHead({
  open: { cart, isLoading, hasLines, isEmpty },
  looksEmpty,
  isGuest,
  className,
}: CartHeadProps) {
  const t = useTranslations('cart');
  const isAwaited = looksEmpty && isLoading;
  return (
    <div className={looksEmpty ? styles.empty : className}>
      {looksEmpty && <EmptyCartPicture />}
      <h1>{isEmpty ? t('empty.title') : t('title')}</h1>
      {isAwaited && <p className={styles.lead}>{t('empty.lead')}</p>}
      <p className={joinClasses(isEmpty ? styles.lead : styles.count, isAwaited && 'visually-hidden')} role="status">
        {isLoading && t('loading')}
        {isEmpty && t('empty.lead')}
        {hasLines && t('positionsOnPrescription', { count: cart.lines.length })}
      </p>
      {!looksEmpty && (hasLines || isLoading) && <p className={styles.advice}>{t('info.quantities')}</p>}
      {looksEmpty && <WaysToShop />}
      {(isAwaited || (isEmpty && isGuest)) && <SavedCartHint onSignIn={openLogin} />}
    </div>
  );
}
