import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslations } from 'use-intl';
import { toneStyle } from '#ui/part.ts';
import styles from './editor-bar.module.css';

export type SaveStatus = 'saved' | 'failed' | 'unsaved' | null;

const looks = {
  saved: [CircleCheck, 'ok'],
  failed: [CircleAlert, 'danger'],
  unsaved: [TriangleAlert, 'warn'],
} as const;

/** Whether the text is saved. The region is always there, so that a screen reader announces what comes into it. */
export function SaveState({ status }: { status: SaveStatus }) {
  const t = useTranslations('editor.bar');
  const [Icon, tone] = status ? looks[status] : [];

  return (
    <div role="status" className={styles.status}>
      {status && Icon && (
        <span style={toneStyle(tone)}>
          <Icon aria-hidden="true" />
          {t(status)}
        </span>
      )}
    </div>
  );
}
