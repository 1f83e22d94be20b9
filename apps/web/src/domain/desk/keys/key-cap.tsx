import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import { useTranslations } from 'use-intl';
import styles from './key-cap.module.css';
import type { DeskKey } from './key-store.ts';

/** A key as it is printed on the keyboard. On a button it is for the eye only. */
export function KeyCap({ name }: { name: string }) {
  const t = useTranslations('deskTools.keys');
  if (name === 'Enter')
    return (
      <kbd className={styles.key} title={t('enter')}>
        <CornerDownLeft aria-hidden="true" />
        <span className="visually-hidden">{t('enter')}</span>
      </kbd>
    );
  // A capital letter is typed with Shift.
  const isShifted = name.length === 1 && name !== name.toLowerCase();
  const words = name === 'Escape' ? t('escape') : name.toUpperCase();
  return <kbd className={styles.key}>{isShifted ? `⇧${words}` : words}</kbd>;
}

/** The key of an entry, or its first and last one. */
export function KeyCaps({ entry: { key, shownTo } }: { entry: DeskKey }) {
  const t = useTranslations('deskTools.keys');
  if (!shownTo) return <KeyCap name={key} />;
  return (
    <>
      <KeyCap name={key} /> {t('to')} <KeyCap name={shownTo} />
    </>
  );
}
