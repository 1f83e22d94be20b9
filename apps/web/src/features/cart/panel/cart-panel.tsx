import ShoppingBag from 'lucide-react/icons/shopping-bag';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { useModal } from '#ui/use-modal.ts';
import { CartContents } from '../cart-contents.tsx';
import { CartTotal, CartVat, NotCounted } from '../cart-sums.tsx';
import { useOpenCart } from '../use-open-cart.ts';
import styles from './cart-panel.module.css';

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
  const open = useOpenCart('modal');
  const { cart } = open;

  return (
    <dialog
      {...modal}
      aria-labelledby={headingId}
      className={joinClasses(styles.panel, className)}
      data-placement="anchored"
    >
      <div className={styles.sheet}>
        <Row gap={0.5} align="center" spread="apart" isOneLine className={styles.heading}>
          <h2 id={headingId}>{t('title')}</h2>
          <IconButton label={t('close')} icon={<X />} onClick={onClose} />
        </Row>

        {open.isLoading && (
          <p role="status" className="visually-hidden">
            {t('loading')}
          </p>
        )}
        <CartContents open={open} layout="panel" />
        {open.isEmpty && <EmptyPanel />}

        {open.hasLines && (
          <Stack gap={0.8} className={styles.foot}>
            <Stack as="dl" gap={0.4}>
              <CartTotal cart={cart} name={t('sum.subtotal')} isMain />
              <CartVat cart={cart} />
            </Stack>
            <NotCounted cart={cart} />
            <Text size="small">{t('sum.shipping')}.</Text>
            <ButtonLink variant="primary" size="large" to={linkTo('Cart')} onClick={onClose}>
              {t('toCart')}
            </ButtonLink>
          </Stack>
        )}
      </div>
    </dialog>
  );
}

function EmptyPanel() {
  const t = useTranslations('cart.empty');
  return (
    <Stack gap={0.75} align="center" className={styles.empty}>
      <ShoppingBag aria-hidden="true" />
      <p className={styles.headline}>{t('title')}</p>
      <Row gap={0.6} spread="around">
        <ButtonLink variant="primary" to={linkTo('Shop', undefined, { type: 'bud' })}>
          {t('flowers')}
        </ButtonLink>
        <ButtonLink to={linkTo('Shop', undefined, { type: 'extract' })}>{t('extracts')}</ButtonLink>
      </Row>
    </Stack>
  );
}
