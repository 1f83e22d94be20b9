import type { OpenEntry } from '@shop/contract/desk/payments';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#lib/format.ts';
import { wantedCents } from './shares.ts';
import type { Assigning } from './use-assigning.ts';

/** What booking means for the one order that is chosen, in a sentence; null while there are none or several. */
export function useOutcome(entry: OpenEntry, { chosen, waive }: Assigning): string | null {
  const t = useTranslations('deskPayments.detail.outcome');
  const locale = useLocale();
  const [order, ...others] = chosen;
  if (!order || others.length > 0) return null;
  const { direction, amountCent, isReversal } = entry;
  const wanted = wantedCents(direction, order);
  const amount = formatMoney(Math.abs(wanted - amountCent), locale);
  if (isReversal) return t(direction === 'out' ? 'reversed' : 'returned');
  if (direction === 'out') return t(wanted === amountCent ? 'refunded' : 'out');
  if (order.isEnded) return t('ended');
  if (amountCent > wanted) return t('surplus', { amount });
  return amountCent < wanted && !waive?.reason ? t('part', { amount }) : t('paid');
}
