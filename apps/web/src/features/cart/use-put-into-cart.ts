import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { ShownLine } from '#domain/cart/shown-cart.ts';
import { showToast } from '#ui/toast.ts';
import type { ItemToAdd } from './add-to-cart.ts';
import { useAddToCart } from './use-add-to-cart.ts';
import { setLine } from './use-set-cart-line.ts';

/**
 * Adds a product, or sets the quantity of the line it already has (PD-06), and says so (CA-08). Rejects when the server
 * does not take it.
 */
export function usePutIntoCart(): (item: ItemToAdd, line: ShownLine | null) => Promise<void> {
  const t = useTranslations('cart.toast');
  const queryClient = useQueryClient();
  const add = useAddToCart();

  return async (item, line) => {
    if (!line) return add(item);
    const isSet = await setLine(queryClient, line, item.quantity, 'add').done;
    if (isSet) showToast(t('updated'), { type: 'success' });
  };
}
