import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { loginDialogStore, openLogin } from './login-dialog.ts';
import { sessionQuery } from './session-query.ts';

interface SignInFirst {
  /** Nobody is signed in; false as long as that is not known. */
  isNeeded: boolean;
  ask(): void;
}

/** Asks for sign-in and then goes on; who closes the dialog without it stays. */
export function useSignInFirst(goOn: () => void): SignInFirst {
  const { data: session } = useQuery(sessionQuery);
  const isDialogOpen = useSyncExternalStore(loginDialogStore.subscribe, loginDialogStore.read, loginDialogStore.read);
  const [isWaiting, setIsWaiting] = useState(false);
  const isSomebody = Boolean(session);
  const isRegistered = session?.onboardingCompleted === true;
  const settle = useEffectEvent(() => {
    setIsWaiting(false);
    if (isRegistered) goOn();
  });

  useEffect(() => {
    // The session follows a moment after the dialog closes: the person is registered then, or signed out again.
    if (isWaiting && !isDialogOpen && (isRegistered || !isSomebody)) settle();
  }, [isWaiting, isDialogOpen, isRegistered, isSomebody]);

  return {
    isNeeded: session === null,
    ask() {
      openLogin();
      setIsWaiting(true);
    },
  };
}
