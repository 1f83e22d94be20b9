import { defaultVatPercent, vatShareCents } from '@shop/contract/vat';
import { useLocale, useTranslations } from 'use-intl';
import type { ShownCart } from '#domain/cart/use-cart.ts';
import { formatMoney } from '#lib/format.ts';
import { Sum } from '#ui/sum.tsx';
import styles from './cart-sums.module.css';

interface CartTotalProps {
  cart: ShownCart;
  name: string;
  isMain?: boolean;
}

/** The server's total. */
export function CartTotal({ cart, name, isMain = false }: CartTotalProps) {
  const locale = useLocale();
  return (
    <Sum name={name} size={isMain ? 'main' : undefined} isChanging={cart.isChanging}>
      {formatMoney(cart.totalCents, locale)}
    </Sum>
  );
}

/** The VAT that is in the total (CA-05). */
export function CartVat({ cart }: { cart: ShownCart }) {
  const t = useTranslations('cart.sum');
  const locale = useLocale();
  const { totalCents, isChanging } = cart;
  return (
    <Sum name={t('vat', { percent: String(defaultVatPercent) })} size="small" isChanging={isChanging}>
      {formatMoney(totalCents === null ? null : vatShareCents(totalCents), locale)}
    </Sum>
  );
}

/** What is in the list and not in the sum. */
export function NotCounted({ cart }: { cart: ShownCart }) {
  const t = useTranslations('cart.sum');
  const unsent = cart.lines.filter(({ isUnsent }) => isUnsent).length;
  const notOrderable = cart.lines.filter(({ isAvailable, isChanging }) => !isAvailable && !isChanging).length;
  return (
    <>
      {notOrderable > 0 && <p className={styles.notCounted}>{t('notCounted', { count: notOrderable })}</p>}
      {unsent > 0 && <p className={styles.notCounted}>{t('unsent', { count: unsent })}</p>}
    </>
  );
}
