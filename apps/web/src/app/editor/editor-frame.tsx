import { useSyncExternalStore } from 'react';
import { Outlet } from 'react-router';
import { dismissToast, toastStore } from '#ui/toast.ts';
import { Toaster } from '#ui/toaster.tsx';
import { FocusOnNavigation } from '../focus-on-navigation.tsx';
import { NoConnectionNotice } from '../frame/no-connection-notice.tsx';
import { SkipLink } from '../frame/skip-link.tsx';
import { KeepScroll } from '../keep-scroll.tsx';

/** Around the editor area: no shop header, no cart, no questions about cookies. */
export function EditorFrame() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);

  return (
    <>
      <div className="app">
        <SkipLink />
        <Outlet />
      </div>
      <Toaster toasts={toasts} onDismiss={dismissToast} />
      <NoConnectionNotice />
      <FocusOnNavigation />
      <KeepScroll />
    </>
  );
}
