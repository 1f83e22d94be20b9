import type { QueryClient } from '@tanstack/react-query';
import { announceCart, bumpCartSession } from '#domain/cart/cart-events.ts';
import { isUnauthorized } from '#lib/api-error.ts';
import { forget } from '#lib/storage.ts';
import { mayBeSignedIn } from './auth-mode.ts';
import { forgetCachedData } from './forget-person.ts';
import { sessionQuery } from './session-query.ts';
import { endSession } from './sign-out.ts';

/** The server knows of nobody, but somebody was signed in here and has not signed out. */
export function isSessionOver(error: unknown): boolean {
  return isUnauthorized(error) && mayBeSignedIn();
}

/**
 * Whoever does not want to sign in again goes on as a guest: with what waits on this device, and without what belongs to the
 * account. False when no server could be told; then nothing has changed.
 */
export async function continueAsGuest(queryClient: QueryClient): Promise<boolean> {
  if (!(await endSession())) return false;
  bumpCartSession();
  forget('checkout_addresses_v1');
  queryClient.setQueryData(sessionQuery.queryKey, null);
  forgetCachedData(queryClient);
  // Other tabs read the cart anew. They are not told of a sign-out: they would forget what waits on this device.
  announceCart('page');
  return true;
}
