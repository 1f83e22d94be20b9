import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { isSessionOver } from '#domain/session/session-over.ts';
import { sessionQuery } from '#domain/session/session-query.ts';
import { showToast } from '#ui/toast.ts';
import { onCartChangeInOtherTab, onCartUpdated, tellOtherTabsOfCart } from './cart-events.ts';
import { cartQuery, readCartAnew } from './cart-query.ts';
import { lineChanges } from './line-changes.ts';
import { beginWatching } from './missed-changes.ts';
import { onReplayRefused } from './replay-guest-cart.ts';

/** How long after a change of person the cart is read again (CA-10). */
const userChangeDelayMs = 50;

/** Other tabs are told of these elsewhere. */
const authSources: (string | null)[] = ['signin', 'logout'];

/** Reads the cart anew whenever it may be another one (CA-10). Once in the shop: the frame holds it. */
export function useCartRefresh(): void {
  const t = useTranslations('frame.cart');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { data: session } = useQuery({ ...sessionQuery, enabled: false });
  const user = session === undefined ? undefined : (session?.email ?? null);
  const lastUser = useRef(user);
  const { error: cartError } = useQuery({ ...cartQuery, enabled: false });

  useEffect(() => {
    const refresh = () => void readCartAnew(queryClient);
    const stopHearing = onCartUpdated((source) => {
      lineChanges(queryClient).forgetOlderSessions();
      refresh();
      if (!authSources.includes(source)) tellOtherTabsOfCart();
    });
    const stopHearingTabs = onCartChangeInOtherTab(refresh);
    const stopWatching = beginWatching(refresh);
    return () => {
      stopWatching();
      stopHearing();
      stopHearingTabs();
    };
  }, [queryClient]);

  useEffect(() => {
    const before = lastUser.current;
    lastUser.current = user;
    // Finding out that nobody is signed in is no change.
    if (before === undefined || before === user) return;
    const timer = setTimeout(() => void readCartAnew(queryClient), userChangeDelayMs);
    return () => clearTimeout(timer);
  }, [queryClient, user]);

  useEffect(() => {
    // Then the header should not go on greeting anybody either.
    if (isSessionOver(cartError)) void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }, [queryClient, cartError]);

  useEffect(
    () => onReplayRefused((refusal) => showToast(t('notTaken', { reason: errorText(refusal) }), { type: 'error' })),
    [t, errorText],
  );
}
