import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { signOut } from '#lib/sign-out.ts';
import { showToast } from '#lib/toast.ts';

/** Signs out and goes Home (AU-06). */
export function useSignOut(): () => Promise<void> {
  const t = useTranslations('frame.account');
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  return async () => {
    const isEnded = await signOut(queryClient);
    await navigate(linkTo('Home'));
    if (isEnded) showToast(t('signedOut'), { type: 'success' });
    else showToast(t('signOutFailed'), { type: 'error' });
  };
}
