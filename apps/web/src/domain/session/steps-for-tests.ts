import { afterEach, beforeEach } from 'vitest';
import { currentCartSession, onCartUpdated } from '#domain/cart/cart-events.ts';
import { closeLogin } from './login-dialog.ts';

/** What happened in a test, in its order; that the cart was told is in it. Called at the top of a file, because it sets hooks. */
export function listSteps(): string[] {
  const steps: string[] = [];
  let stopHearing = () => {};

  beforeEach(() => {
    steps.length = 0;
    stopHearing = onCartUpdated((source) => steps.push(`cart:${source} in session ${currentCartSession()}`));
  });

  afterEach(() => {
    stopHearing();
    closeLogin();
  });

  return steps;
}
