import ShoppingBag from 'lucide-react/icons/shopping-bag';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useCart } from '#domain/cart/use-cart.ts';
import { useSetCartLine } from '#domain/cart/use-set-cart-line.ts';
import { linkTo } from '#lib/routes.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { useModal } from '#ui/use-modal.ts';
import { CartTotal, CartVat, NotCounted } from '../cart-sums.tsx';
import { RemovedLine } from '../removed-line.tsx';
import { SessionOver } from '../session-over.tsx';
import { useCartRows } from '../use-cart-rows.ts';
import styles from './cart-panel.module.css';
import { PanelLine } from './panel-line.tsx';

interface CartPanelProps {
  onClose: () => void;
  /** Sets `position-anchor` to the `anchor-name` of the cart's icon. */
  className?: string | undefined;
}

/** The cart at a glance (CA-02): it hangs from the cart's icon, and fills a screen of up to 700 px. */
export function CartPanel({ onClose, className }: CartPanelProps) {
  const t = useTranslations('cart');
  const headingId = useId();
  const modal = useModal(onClose);
  const { cart, isLoading, isMissing, isSessionOver, retry } = useCart();
  const { set, step } = useSetCartLine('modal');
  const { rows, remove, undo } = useCartRows(cart.lines, set);

  return (
    <dialog
      {...modal}
      aria-labelledby={headingId}
      className={joinClasses(styles.panel, className)}
      data-placement="anchored"
    >
      <div className={styles.sheet}>
        <div className={styles.heading}>
          <h2 id={headingId}>{t('title')}</h2>
          <IconButton label={t('close')} icon={<X />} onClick={onClose} />
        </div>

        {isLoading && <LoadingLines>{t('loading')}</LoadingLines>}
        {isSessionOver && <SessionOver hasLines={rows.length > 0} />}
        {isMissing && (
          <div className={styles.missing} role="alert">
            <p className={styles.headline}>{t('missing.title')}</p>
            <p>{t(rows.length > 0 ? 'missing.guestHint' : 'missing.hint')}</p>
            <Button onClick={retry}>{t('retry')}</Button>
          </div>
        )}
        {!isLoading && rows.length > 0 && (
          <ul className={styles.lines} aria-labelledby={headingId}>
            {rows.map(({ line, isRemoved, takesFocus }) =>
              isRemoved ? (
                <RemovedLine key={line.key} line={line} takesFocus={takesFocus} onUndo={() => void undo(line)} />
              ) : (
                <PanelLine
                  key={line.key}
                  line={line}
                  takesFocus={takesFocus}
                  onStep={(next) => void step(line, next)}
                  onRemove={() => void remove(line)}
                />
              ),
            )}
          </ul>
        )}
        {!isLoading && !isMissing && !isSessionOver && rows.length === 0 && <EmptyPanel />}

        {!isLoading && cart.lines.length > 0 && (
          <div className={styles.foot}>
            <dl>
              <CartTotal cart={cart} name={t('sum.subtotal')} isMain />
              <CartVat cart={cart} />
            </dl>
            <NotCounted cart={cart} />
            <p className={styles.small}>{t('sum.shipping')}.</p>
            <ButtonLink variant="primary" size="large" to={linkTo('Cart')} onClick={onClose}>
              {t('toCart')}
            </ButtonLink>
          </div>
        )}
      </div>
    </dialog>
  );
}

function LoadingLines({ children }: { children: ReactNode }) {
  return (
    <div className={styles.loading}>
      <p role="status" className="visually-hidden">
        {children}
      </p>
      <span />
      <span />
    </div>
  );
}

function EmptyPanel() {
  const t = useTranslations('cart.empty');
  return (
    <div className={styles.empty}>
      <ShoppingBag aria-hidden="true" />
      <p className={styles.headline}>{t('title')}</p>
      <div className={styles.ways}>
        <ButtonLink variant="primary" to={linkTo('Shop', undefined, { type: 'bud' })}>
          {t('flowers')}
        </ButtonLink>
        <ButtonLink to={linkTo('Shop', undefined, { type: 'extract' })}>{t('extracts')}</ButtonLink>
      </div>
    </div>
  );
}
