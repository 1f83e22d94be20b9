import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import styles from './skip-link.module.css';

/** The first thing that the keyboard reaches: past all that stands around a screen. */
export function SkipLink() {
  const t = useTranslations('frame');

  function skipToContent(event: MouseEvent) {
    event.preventDefault();
    document.getElementById('main')?.focus();
  }

  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads somewhere; under hash routing a plain #main would be a page.
    <a href="#main" className={styles.skipLink} onClick={skipToContent}>
      {t('skipToContent')}
    </a>
  );
}
