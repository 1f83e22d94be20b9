import CircleAlert from 'lucide-react/icons/circle-alert';
import CloudOff from 'lucide-react/icons/cloud-off';
import Info from 'lucide-react/icons/info';
import { useLocale, useTranslations } from 'use-intl';
import type { ShownLine } from '#domain/cart/use-cart.ts';
import { useAmountText } from '#domain/quantity/use-amount-text.ts';
import { formatMoney } from '#lib/format.ts';
import styles from './line-notes.module.css';

/** Nothing of it can be ordered: sold out, no longer sold, or without a price. */
export function isSoldOut({ isAvailable, stockUnits, minimum, priceCents }: ShownLine): boolean {
  return !isAvailable && ((stockUnits !== null && stockUnits < minimum) || stockUnits === null || priceCents === null);
}

/** What a person has to know about a line before ordering it. */
export function LineNotes({ line }: { line: ShownLine }) {
  const t = useTranslations('cart.note');
  const locale = useLocale();
  const amountText = useAmountText();
  const { isAvailable, isUnsent, stockUnits, quantity, unit, priceCents, previousPriceCents } = line;
  // While another quantity is being saved it is unknown whether it can be ordered.
  const isProblem = !isAvailable && !line.isChanging;

  return (
    <>
      {isProblem && (
        <p className={styles.warning}>
          <CircleAlert aria-hidden="true" />
          <span>{problem()}</span>
        </p>
      )}
      {previousPriceCents !== null && !isSoldOut(line) && (
        <p className={styles.notice}>
          <Info aria-hidden="true" />
          <span>
            {t('priceChanged', {
              before: formatMoney(previousPriceCents, locale),
              now: formatMoney(priceCents, locale),
            })}
          </span>
        </p>
      )}
      {isUnsent && (
        <p className={styles.notice}>
          <CloudOff aria-hidden="true" />
          <span>{t(line.waitsForSignIn ? 'untilSignIn' : 'unsent')}</span>
        </p>
      )}
    </>
  );

  function problem(): string {
    if (isSoldOut(line)) return t('soldOut');
    if (stockUnits !== null && stockUnits < quantity) return t('lessLeft', { amount: amountText(stockUnits, unit) });
    return t('otherQuantity');
  }
}
