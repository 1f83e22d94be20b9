import { useSyncExternalStore } from 'react';
import { matchPath, useLocation } from 'react-router';
import { loginDialogStore } from '#domain/session/login-dialog.ts';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { useConsent } from '#features/consent/consent-store.ts';
import { routes } from '#lib/routes.ts';

/** Screens with health data, and the editor's: no third party may see them. */
const privatePaths = [
  '/account',
  '/stop-email-change',
  '/this-device',
  '/checkout',
  '/prescription',
  '/orders',
  routes.Waitlist,
  '/register',
  '/widerruf',
  '/cms',
];

const smallScreen = '(max-width: 900px)';

/** CK-03: asked anew with every change of the consent, the window, the sign-in dialog and the address (CK-04). */
export function useChatWanted(): boolean {
  const { chat } = useShopConfig();
  const { consent } = useConsent();
  const { pathname } = useLocation();
  const isLoginOpen = useSyncExternalStore(loginDialogStore.subscribe, loginDialogStore.read, () => false);
  const isSmall = useSyncExternalStore(
    onResize,
    () => window.matchMedia(smallScreen).matches,
    () => false,
  );

  if (!chat.scriptUrl || !consent?.marketing || !consent.statistics) return false;
  if (isLoginOpen && isSmall) return false;
  return !privatePaths.some((path) => matchPath({ path, end: false }, pathname));
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
