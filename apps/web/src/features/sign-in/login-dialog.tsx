import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '#ui/dialog.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Note } from '#ui/note.tsx';
import { Stack } from '#ui/stack.tsx';
import { CodeStep } from './code-step.tsx';
import { EmailStep } from './email-step.tsx';
import { LeaveRegistration } from './leave-registration.tsx';
import styles from './login-dialog.module.css';
import { LoginProgress } from './login-progress.tsx';
import { TakesFocus } from './takes-focus.tsx';
import { useLoginSteps } from './use-login-steps.ts';

const titles = {
  email: 'title',
  code: 'codeTitle',
  success: 'successTitle',
  onboarding: 'onboardingTitle',
} as const;

export interface OnboardingSlot {
  onComplete: () => void;
  /** The session is over in the middle of it: the person signs in once more and finds the form as it was. */
  onSignInNeeded: () => void;
  footnote: ReactNode;
}

interface LoginDialogProps {
  onClose: () => void;
  /** Closing it during the onboarding, once the person has confirmed that (AU-05). */
  onSignOut: () => void;
  onRegistered: () => void;
  /** The registration form of a first-time patient; null where the page behind the dialog shows one already. */
  onboarding: ((slot: OnboardingSlot) => ReactNode) | null;
}

/** Signing in by e-mail and one-time code, and the registration that follows the first time (AU-01, AU-04). */
export function LoginDialog({ onClose, onSignOut, onRegistered, onboarding }: LoginDialogProps) {
  const t = useTranslations('signIn');
  const login = useLoginSteps({ onClose, hasOnboarding: onboarding !== null });
  const { step, email, sent, problem, isRegistering, codes } = login;
  const [isLeaving, setIsLeaving] = useState(false);

  return (
    <>
      <Dialog
        title={t(titles[step])}
        closeLabel={t(isRegistering ? 'closeOnboarding' : 'close')}
        onClose={isRegistering ? () => setIsLeaving(true) : onClose}
        className={joinClasses(styles.dialog, step === 'onboarding' && styles.wide)}
      >
        <LoginProgress step={step} />
        {step === 'email' && (
          <>
            {problem && (
              <Note tone="danger" role="alert">
                {t(`errors.${problem}`)}
              </Note>
            )}
            <EmailStep
              email={email}
              isSending={codes.isSending}
              error={codes.error}
              onChange={login.changeEmail}
              onSubmit={login.askForCode}
              onHaveCode={login.goOnWithOlderCode}
            />
          </>
        )}
        {step === 'code' && (
          <CodeStep
            email={email}
            wasSent={sent !== null}
            isDelayed={sent?.isDelayed ?? false}
            codes={codes}
            onChangeEmail={login.goBackToEmail}
            onSignedIn={() => void login.succeed()}
          />
        )}
        {step === 'success' && (
          <TakesFocus className={styles.success}>
            <CircleCheck aria-hidden="true" />
            {t('success')}
          </TakesFocus>
        )}
        {isRegistering && (
          // Hidden, not unmounted, while the person signs in again, so that nothing typed is lost.
          <Stack gap={1.25} hidden={step !== 'onboarding'} className={styles.onboarding}>
            {step === 'onboarding' && <TakesFocus>{t('onboarding')}</TakesFocus>}
            {onboarding?.({
              onComplete: onRegistered,
              onSignInNeeded: login.signInAgain,
              footnote: t('closingSignsOut'),
            })}
          </Stack>
        )}
      </Dialog>
      {isLeaving && <LeaveRegistration onStay={() => setIsLeaving(false)} onLeave={onSignOut} />}
    </>
  );
}
