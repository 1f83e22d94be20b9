import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { signOut } from '#domain/session/sign-out.ts';
import { linkTo } from '#lib/routes.ts';
import { showToast } from '#ui/toast.ts';

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
