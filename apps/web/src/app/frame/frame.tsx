import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router';
import { loginDialogStore } from '#domain/session/login-dialog.ts';
import { followOtherTabs } from '#domain/session/sign-in-effects.ts';
import { withAreas } from '#i18n/message-loader.ts';
import { importOrReload } from '#lib/import-or-reload.ts';
import { dismissToast, toastStore } from '#ui/toast.ts';
import { Toaster } from '#ui/toaster.tsx';
import { ClosureNotice } from './closure-notice.tsx';
import { Chat, ConsentQuestion } from './consent-and-chat.tsx';
import { EnglishOffer } from './english-offer.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { NoConnectionNotice } from './no-connection-notice.tsx';
import { ReadingOnlyNotice } from './reading-only-notice.tsx';
import { SkipLink } from './skip-link.tsx';
import { SlimHeader } from './slim-header.tsx';
import { useIsOrdering } from './use-is-ordering.ts';

const SignIn = lazy(() => importOrReload(() => withAreas(['signIn', 'onboarding'], () => import('./sign-in.tsx'))));

/**
 * What stands around every screen of the shop. React takes header, screen and footer of a drawn page over one after the other,
 * because each stands behind a border of its own: together they would keep a phone busy for a tenth of a second.
 */
export function Frame() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  const isLoginOpen = useSyncExternalStore(loginDialogStore.subscribe, loginDialogStore.read, () => false);
  const queryClient = useQueryClient();
  const isOrdering = useIsOrdering();
  useEffect(() => followOtherTabs(queryClient), [queryClient]);

  return (
    <>
      {/* Before the page, so that the keyboard comes to the question first. */}
      <ConsentQuestion />
      <div className="app">
        <SkipLink />
        <EnglishOffer />
        {isOrdering ? <SlimHeader /> : <Header />}
        <ClosureNotice />
        <ReadingOnlyNotice />
        <main id="main" tabIndex={-1} className={styles.main}>
          <Suspense>
            <Outlet />
          </Suspense>
        </main>
        <Suspense>
          <Footer />
        </Suspense>
        {isLoginOpen && (
          <Suspense>
            <SignIn />
          </Suspense>
        )}
      </div>
      <Chat />
      <NoConnectionNotice />
      <Toaster toasts={toasts} onDismiss={dismissToast} />
    </>
  );
}
