import { useQueryClient } from '@tanstack/react-query';
import { useMatch } from 'react-router';
import { useTranslations } from 'use-intl';
import { closeLogin } from '#domain/session/login-dialog.ts';
import { leaveRegistration } from '#domain/session/sign-out.ts';
import { OnboardingForm } from '#features/onboarding/onboarding-form.tsx';
import { LoginDialog, type OnboardingSlot } from '#features/sign-in/login-dialog.tsx';
import { routes } from '#lib/routes.ts';
import { showToast } from '#ui/toast.ts';

/** The sign-in dialog with the registration in it; where the page shows the registration itself, without. */
export default function SignIn() {
  const t = useTranslations('frame.account');
  const queryClient = useQueryClient();
  const isOnRegisterPage = useMatch(routes.Register) !== null;

  async function leave() {
    closeLogin();
    if (!(await leaveRegistration(queryClient))) showToast(t('signOutFailed'), { type: 'error' });
  }

  function celebrate() {
    closeLogin();
    showToast(t('registered'), { type: 'success' });
  }

  return (
    <LoginDialog
      onClose={closeLogin}
      onSignOut={() => void leave()}
      onRegistered={celebrate}
      onboarding={isOnRegisterPage ? null : showOnboarding}
    />
  );
}

function showOnboarding({ onComplete, onSignInNeeded, footnote }: OnboardingSlot) {
  return <OnboardingForm onComplete={onComplete} onSignInNeeded={onSignInNeeded} dialogFootnote={footnote} />;
}
