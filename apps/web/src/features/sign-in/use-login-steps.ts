import { useEffect, useRef, useState } from 'react';
import { type SentCode, useSendCode } from './use-send-code.ts';
import { type SignInOutcome, useSignInOutcome } from './use-sign-in.ts';

/** How long the success is shown before the dialog closes (AU-04). */
const successMs = 1200;

export type LoginStep = 'email' | 'code' | 'success' | 'onboarding';

interface LoginWays {
  onClose: () => void;
  /** Whether somebody who is here for the first time registers in the dialog. */
  hasOnboarding: boolean;
}

/** From the address to the code and on: which step is shown, and what leads to the next. */
export function useLoginSteps({ onClose, hasOnboarding }: LoginWays) {
  const [step, setStep] = useState<LoginStep>('email');
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

  function changeEmail(typed: string) {
    setEmail(typed);
    codes.forgetError();
  }

  function goBackToEmail() {
    codes.forgetError();
    setStep('email');
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
    } else if (outcome === 'onboarded' || !hasOnboarding) {
      setIsDone(true);
    } else {
      setIsRegistering(true);
      setStep('onboarding');
    }
  }

  return {
    step,
    email,
    sent,
    problem,
    isRegistering,
    codes,
    askForCode,
    goOnWithOlderCode,
    changeEmail,
    goBackToEmail,
    signInAgain: () => setStep('email'),
    succeed,
  };
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
