import { type MouseEvent, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDisplayOfOtherTabs } from '#features/accessibility/use-display-of-other-tabs.ts';
import { dismissToast, toastStore } from '#ui/toast.ts';
import { Toaster } from '#ui/toaster.tsx';
import { FocusOnNavigation } from '../focus-on-navigation.tsx';
import frame from '../frame/frame.module.css';

/** Around the editor area: no shop header, no cart, no questions about cookies. */
export function EditorFrame() {
  const t = useTranslations('frame');
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  useDisplayOfOtherTabs();

  function skipToContent(event: MouseEvent) {
    event.preventDefault();
    document.getElementById('main')?.focus();
  }

  return (
    <>
      <div className="app">
        {/* biome-ignore lint/a11y/useValidAnchor: it leads somewhere; under hash routing a plain #main would be a page. */}
        <a href="#main" className={frame.skipLink} onClick={skipToContent}>
          {t('skipToContent')}
        </a>
        <Outlet />
      </div>
      <Toaster toasts={toasts} onDismiss={dismissToast} />
      <FocusOnNavigation />
      <ScrollRestoration />
    </>
  );
}
