import type { QueueRow } from '@shop/contract/desk/queue';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

/** All lines of an order together: 15 g, or 10 g + 25 ml. */
export function useAmountWords(): (amounts: QueueRow['amounts']) => string {
  const t = useTranslations('deskTools.units');
  return useCallback((amounts) => amounts.map(({ unit, quantity }) => t(unit, { amount: quantity })).join(' + '), [t]);
}
