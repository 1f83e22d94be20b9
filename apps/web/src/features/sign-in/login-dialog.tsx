import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '#ui/dialog.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Note } from '#ui/note.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { CodeStep } from './code-step.tsx';
import { EmailStep } from './email-step.tsx';
import styles from './login-dialog.module.css';
import { type SentCode, useSendCode } from './use-send-code.ts';
import { type SignInOutcome, useSignInOutcome } from './use-sign-in.ts';

/** How long the success is shown before the dialog closes (AU-04). */
const successMs = 1200;

type Step = 'email' | 'code' | 'success' | 'onboarding';

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
  /** Closing it during the onboarding (AU-05). */
  onSignOut: () => void;
  onRegistered: () => void;
  /** The registration form of a first-time patient; null where the page behind the dialog shows one already. */
  onboarding: ((slot: OnboardingSlot) => ReactNode) | null;
}

/** Signing in by e-mail and one-time code, and the registration that follows the first time (AU-01, AU-04). */
export function LoginDialog({ onClose, onSignOut, onRegistered, onboarding }: LoginDialogProps) {
  const t = useTranslations('signIn');
  const [step, setStep] = useState<Step>('email');
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState<SentCode | null>(null);
  const [problem, setProblem] = useState<'cookiesBlocked' | 'sessionLost' | null>(null);
  const [isRegistering, setIsRegistering] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const codes = useSendCode();
  const findOutcome = useSignInOutcome();
  const isMounted = useIsMounted();

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(onClose, successMs);
    return () => clearTimeout(timer);
  }, [isDone, onClose]);

  function askForCode(typed: string) {
    setProblem(null);
    // Who goes back and comes again with the same address has a code on its way.
    if (sent?.email === typed && codes.waitUntilMs > Date.now()) setStep('code');
    else codes.send(typed, goToCode);
  }

  function goToCode(code: SentCode) {
    setEmail(code.email);
    setSent(code);
    setStep('code');
  }

  function goOnWithOlderCode(typed: string) {
    codes.forgetError();
    setEmail(typed);
    setSent(null);
    setStep('code');
  }

  async function succeed() {
    setStep('success');
    // That code is used up: whoever has to sign in once more needs another one.
    setSent(null);
    const outcome = await findOutcome();
    if (isMounted.current) goOn(outcome);
  }

  function goOn(outcome: SignInOutcome) {
    if (outcome === 'cookiesBlocked' || outcome === 'sessionLost') {
      setProblem(outcome);
      setSent(null);
      setStep('email');
    } else if (outcome === 'onboarded' || !onboarding) {
      setIsDone(true);
    } else {
      setIsRegistering(true);
      setStep('onboarding');
    }
  }

  return (
    <Dialog
      title={t(titles[step])}
      closeLabel={t(isRegistering ? 'closeOnboarding' : 'close')}
      onClose={isRegistering ? onSignOut : onClose}
      className={joinClasses(styles.dialog, step === 'onboarding' && styles.wide)}
    >
      <Progress step={step} />
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
            onChange={(typed) => {
              setEmail(typed);
              codes.forgetError();
            }}
            onSubmit={askForCode}
            onHaveCode={goOnWithOlderCode}
          />
        </>
      )}
      {step === 'code' && (
        <CodeStep
          email={email}
          wasSent={sent !== null}
          isDelayed={sent?.isDelayed ?? false}
          codes={codes}
          onChangeEmail={() => {
            codes.forgetError();
            setStep('email');
          }}
          onSignedIn={() => void succeed()}
        />
      )}
      {step === 'success' && <Success />}
      {isRegistering && (
        // Hidden, not unmounted, while the person signs in again, so that nothing typed is lost.
        <Stack gap={1.25} hidden={step !== 'onboarding'} className={styles.onboarding}>
          {step === 'onboarding' && <TakesFocus>{t('onboarding')}</TakesFocus>}
          {onboarding?.({
            onComplete: onRegistered,
            onSignInNeeded: () => setStep('email'),
            footnote: t('closingSignsOut'),
          })}
        </Stack>
      )}
    </Dialog>
  );
}

const stepCount = 3;

function Progress({ step }: { step: Step }) {
  const reached = { email: 1, code: 2, success: stepCount, onboarding: stepCount }[step];
  return (
    <div className={styles.progress} aria-hidden="true">
      {Array.from({ length: stepCount }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place.
        <span key={index} data-reached={index < reached || undefined} />
      ))}
    </div>
  );
}

function Success() {
  const t = useTranslations('signIn');
  return (
    <TakesFocus className={styles.success}>
      <CircleCheck aria-hidden="true" />
      {t('success')}
    </TakesFocus>
  );
}

/** The element that had the focus is gone with its step, so the new step takes it. */
function TakesFocus({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Text ref={text} isHyphenated tabIndex={-1} className={joinClasses(styles.lead, className)}>
      {children}
    </Text>
  );
}

function useIsMounted() {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
