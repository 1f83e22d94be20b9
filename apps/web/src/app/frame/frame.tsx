import { type MouseEvent, useRef, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDisplayOfOtherTabs } from '#features/accessibility/use-display-of-other-tabs.ts';
import { dismissToast, toastStore } from '#lib/toast.ts';
import { Toaster } from '#ui/toaster.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';

/** What stands around every screen of the shop. */
export function Frame() {
  const t = useTranslations('frame');
  const mainRef = useRef<HTMLElement>(null);
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  useDisplayOfOtherTabs();

  function skipToContent(event: MouseEvent) {
    event.preventDefault();
    mainRef.current?.focus();
  }

  return (
    <>
      <div className="app">
        {/* biome-ignore lint/a11y/useValidAnchor: it leads somewhere; under hash routing a plain #main would be a page. */}
        <a href="#main" className={styles.skipLink} onClick={skipToContent}>
          {t('skipToContent')}
        </a>
        <Header />
        <main id="main" ref={mainRef} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <Footer />
      </div>
      <Toaster toasts={toasts} onDismiss={dismissToast} />
    </>
  );
}
