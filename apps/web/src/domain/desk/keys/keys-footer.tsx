import { useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { KeyCap, KeyCaps } from './key-cap.tsx';
import { keyStore } from './key-store.ts';
import { KeysDialog } from './keys-dialog.tsx';
import styles from './keys-footer.module.css';
import { useDeskKeys } from './use-desk-keys.ts';

/** The keys that work on this screen, below it; `?` lists them all. */
export function KeysFooter() {
  const t = useTranslations('deskTools.keys');
  const keys = useSyncExternalStore(keyStore.subscribe, keyStore.read);
  const [isOpen, setOpen] = useState(false);
  useDeskKeys([{ key: '?', label: t('all'), act: () => setOpen(true), isSecondary: true }]);

  return (
    <footer className={styles.footer}>
      <ul aria-label={t('footer')}>
        {keys
          .filter(({ isSecondary }) => !isSecondary)
          .map((entry) => (
            <li key={entry.key}>
              <KeyCaps entry={entry} /> {entry.label}
            </li>
          ))}
        <li className={styles.last}>
          <button type="button" onClick={() => setOpen(true)}>
            <KeyCap name="?" /> {t('all')}
          </button>
        </li>
      </ul>
      {isOpen && <KeysDialog keys={keys} onClose={() => setOpen(false)} />}
    </footer>
  );
}
