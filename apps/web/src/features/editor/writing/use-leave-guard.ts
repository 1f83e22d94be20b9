import { useState } from 'react';
import { useBlocker } from 'react-router';
import { isSessionOver } from '../login-state.ts';

export interface LeaveGuard {
  isAsking: boolean;
  /** Does it at once, or after the person has decided about what is not saved. */
  ask(action: () => void): void;
  goOn(): void;
  stay(): void;
}

/** Holds up whatever would leave unsaved text behind; closing the tab is held up by `useCloseGuard`. */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
  const [pending, setPending] = useState<(() => void) | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !isSessionOver(nextLocation.state) &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  );

  return {
    isAsking: pending !== null || blocker.state === 'blocked',
    ask(action) {
      if (isDirty) setPending(() => action);
      else action();
    },
    goOn() {
      if (blocker.state === 'blocked') blocker.proceed();
      pending?.();
      setPending(null);
    },
    stay() {
      if (blocker.state === 'blocked') blocker.reset();
      setPending(null);
    },
  };
}
