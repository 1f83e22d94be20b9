import { useTranslations } from 'use-intl';
import type { View } from './use-view.ts';
import styles from './view-switch.module.css';

interface ViewSwitchProps {
  view: View;
  hintCount: number;
  onView: (view: View) => void;
}

/** Where there is room for one pane only: which. */
export function ViewSwitch({ view, hintCount, onView }: ViewSwitchProps) {
  const t = useTranslations('editor.bar');

  return (
    <nav className={styles.views} aria-label={t('views')}>
      {(['files', 'text', 'preview', 'hints'] as const).map((name) => (
        <button key={name} type="button" aria-pressed={view === name} onClick={() => onView(name)}>
          {name === 'hints' ? t('viewHints', { count: String(hintCount) }) : t(`view.${name}`)}
        </button>
      ))}
    </nav>
  );
}
