import { useTranslations } from 'use-intl';
import { Dialog } from '#ui/dialog.tsx';
import { Text } from '#ui/text.tsx';
import { KeyCaps } from './key-cap.tsx';
import type { DeskKey } from './key-store.ts';
import styles from './keys-dialog.module.css';

interface KeysDialogProps {
  keys: readonly DeskKey[];
  onClose: () => void;
}

export function KeysDialog({ keys, onClose }: KeysDialogProps) {
  const t = useTranslations('deskTools.keys');
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Text size="small">{t('hint')}</Text>
      <dl className={styles.keys}>
        {keys.map((entry) => (
          <div key={entry.key}>
            <dt>
              <KeyCaps entry={entry} />
            </dt>
            <dd>{entry.label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
