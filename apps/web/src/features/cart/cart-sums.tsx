import { defaultVatPercent, vatShareCents } from '@shop/contract/vat';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#lib/format.ts';
import { joinClasses } from '#ui/join-classes.ts';
import styles from './cart-sums.module.css';
import type { ShownCart } from './shown-cart.ts';

interface SumProps {
  cart: ShownCart;
  name: string;
  isMain?: boolean;
}

/** One amount with its name: the server's total. Where it is the main one, a change of it is read out. */
export function CartTotal({ cart, name, isMain = false }: SumProps) {
  const locale = useLocale();
  return (
    <div
      className={joinClasses(styles.sum, isMain && styles.main, cart.isChanging && styles.changing)}
      {...(isMain && { 'aria-live': 'polite', 'aria-atomic': true, 'aria-busy': cart.isChanging })}
    >
      <dt>{name}</dt>
      <dd>{formatMoney(cart.totalCents, locale)}</dd>
    </div>
  );
}

/** The VAT that is in the total (CA-05). */
export function CartVat({ cart }: { cart: ShownCart }) {
  const t = useTranslations('cart.sum');
  const locale = useLocale();
  const { totalCents, isChanging } = cart;
  return (
    <div className={joinClasses(styles.sum, styles.small, isChanging && styles.changing)}>
      <dt>{t('vat', { percent: String(defaultVatPercent) })}</dt>
      <dd>{formatMoney(totalCents === null ? null : vatShareCents(totalCents), locale)}</dd>
    </div>
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
