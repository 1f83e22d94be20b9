import type { QueryClient } from '@tanstack/react-query';
import { announceCart, bumpCartSession } from '#domain/cart/cart-events.ts';
import { guestCartStore, setGuestQuantity } from '#domain/cart/guest-cart.ts';
import { shortlist } from '#domain/shortlist/shortlist.ts';
import { call } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { forgetPerson } from './forget-person.ts';
import { closeLogin } from './login-dialog.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { sessionQuery } from './session-query.ts';

/**
 * Signs the person out (AU-06); going Home is left to the caller. False when no server could be told: then this device
 * has forgotten the person, but the session goes on, and the header offers to sign out again.
 */
export async function signOut(queryClient: QueryClient): Promise<boolean> {
  bumpCartSession();
  const isEnded = await endSession();
  await leaveNobody(queryClient, isEnded);
  return isEnded;
}

/** Who leaves the registration is signed out (AU-05) and is the guest of before, with the cart of before. */
export async function leaveRegistration(queryClient: QueryClient): Promise<boolean> {
  bumpCartSession();
  const isEnded = await endSession({ cart: 'keep' });
  const unsent = guestCartStore.read();
  const remembered = shortlist.read();
  await leaveNobody(queryClient, isEnded);
  for (const line of unsent) setGuestQuantity(line.itemId, line.quantityGrams, line.meta.image);
  if (remembered.length > 0) shortlist.write(remembered);
  return isEnded;
}

/** For a session that the server has ended itself, as with a deleted account. */
export async function signOutHere(queryClient: QueryClient): Promise<void> {
  bumpCartSession();
  await leaveNobody(queryClient, true);
}

async function leaveNobody(queryClient: QueryClient, isEnded: boolean): Promise<void> {
  // A request in flight would bring the person back.
  await queryClient.cancelQueries({ queryKey: sessionQuery.queryKey });
  if (isEnded) queryClient.setQueryData(sessionQuery.queryKey, null);
  forgetPerson(queryClient);
  if (!isEnded) void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  announceCart('logout');
  closeLogin();
  if (isEnded) tellOtherTabs('logout');
}

/** False when no server could be told. */
export async function endSession(query: { cart?: 'keep' } = {}): Promise<boolean> {
  for (const tell of [() => call('signOut', { query }), () => call('legacyLogout', {})]) {
    try {
      await tell();
      return true;
    } catch (error) {
      // Already signed out: that is what was wanted.
      if (error instanceof ApiError && error.id === 'Unauthorized') return true;
    }
  }
  return false;
}
