import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '#ui/toast.ts';
import { addToCart, type ItemToAdd } from './add-to-cart.ts';

/** Adds and says so (CA-07, CA-08). Rejects with the server's refusal, which the caller shows where the person looks. */
export function useAddToCart(): (item: ItemToAdd) => Promise<void> {
  const t = useTranslations('cart.toast');
  const queryClient = useQueryClient();

  return useCallback(
    async (item) => {
      const outcome = await addToCart(queryClient, item);
      if (outcome === 'added') showToast(t('added'), { type: 'success' });
      if (outcome === 'kept') showToast(t('kept'));
      if (outcome === 'keptUntilSignIn') showToast(t('keptUntilSignIn'));
    },
    [queryClient, t],
  );
}
