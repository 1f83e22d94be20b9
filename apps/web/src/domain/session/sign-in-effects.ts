import type { QueryClient } from '@tanstack/react-query';
import { announceCart, bumpCartSession } from '#domain/cart/cart-events.ts';
import { forgetGuestCart } from '#domain/cart/guest-cart.ts';
import { replayGuestCart } from '#domain/cart/replay-guest-cart.ts';
import { shortlist } from '#domain/shortlist/shortlist.ts';
import { forget } from '#lib/storage.ts';
import { forgetCachedData, replaceCachedData } from './forget-person.ts';
import { closeLogin } from './login-dialog.ts';
import { onChangeInOtherTab, tellOtherTabs } from './other-tabs.ts';
import type { Session } from './read-session.ts';
import { fetchSession, sessionQuery } from './session-query.ts';

/**
 * What follows a sign-in, in the order of AU-03. Answers who is signed in: null when the browser keeps no session, and
 * throws, after all else is done, when nobody could be asked.
 */
export async function afterSignIn(queryClient: QueryClient): Promise<Session | null> {
  forget('auth:otpLastSent');
  try {
    return await learnWhoIsHere(queryClient);
  } finally {
    bumpCartSession();
    // The server has merged the guest's cart; what never reached it follows, before anybody reads the cart anew.
    await replayGuestCart();
    announceCart('signin');
    tellOtherTabs('signin');
  }
}

/** Keeps this tab in step with the others. What is typed in it stays: only data and the header change. */
export function followOtherTabs(queryClient: QueryClient): () => void {
  return onChangeInOtherTab((change) => {
    bumpCartSession();
    if (change === 'logout') {
      void queryClient.cancelQueries({ queryKey: sessionQuery.queryKey });
      queryClient.setQueryData(sessionQuery.queryKey, null);
      forgetCachedData(queryClient);
      forgetGuestCart();
      announceCart('logout');
      return;
    }
    // The person signed in in the other tab, so the dialog closes here.
    if (!queryClient.getQueryData(sessionQuery.queryKey)) closeLogin();
    void learnWhoIsHere(queryClient)
      .catch(() => null)
      .finally(() => announceCart('signin'));
  });
}

/** Fetches the session; when it is not the person of before, nothing of theirs stays in the cache. */
async function learnWhoIsHere(queryClient: QueryClient): Promise<Session | null> {
  const before = queryClient.getQueryData(sessionQuery.queryKey)?.email;
  const session = await queryClient.fetchQuery({
    ...sessionQuery,
    queryFn: ({ signal }) => fetchSession({ signal, isThorough: true }),
    staleTime: 0,
  });
  if (session?.email !== before) {
    // Addresses of whoever was here before, and whose session has only run out.
    forget('checkout_addresses_v1');
    replaceCachedData(queryClient);
  }
  // A guest's lines become the patient's; those of an earlier patient do not.
  if (before && session?.email !== before) {
    forgetGuestCart();
    shortlist.write(null);
    forget('supply_v1');
  }
  return session;
}
