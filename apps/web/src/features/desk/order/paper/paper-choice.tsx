import { useTranslations } from 'use-intl';
import { KeyCap } from '#domain/desk/keys/key-cap.tsx';
import { useDeskKeys } from '#domain/desk/keys/use-desk-keys.ts';
import type { PrescriptionFile } from '../desk-order-queries.ts';
import styles from './paper.module.css';

export type Shown = PrescriptionFile['kind'] | 'both';

interface PaperChoiceProps {
  kinds: readonly PrescriptionFile['kind'][];
  shown: Shown;
  onShow: (shown: Shown) => void;
}

/** Photo, original, or both side by side. With one file there is nothing to choose. */
export function PaperChoice({ kinds, shown, onShow }: PaperChoiceProps) {
  const t = useTranslations('deskPaper');
  const choices: readonly Shown[] = kinds.length > 1 ? [...kinds, 'both'] : kinds;
  const turnOver = () => onShow(choices[(choices.indexOf(shown) + 1) % choices.length] ?? shown);
  useDeskKeys(kinds.length > 1 ? [{ key: 'v', label: t('keys.view'), act: turnOver, isHarmless: true }] : []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one row in every browser.
    <div role="group" aria-label={t('choice')} className={styles.choice}>
      {choices.map((choice) => (
        <button key={choice} type="button" aria-pressed={choice === shown} onClick={() => onShow(choice)}>
          {t(`kinds.${choice}`)}
          {choice === 'both' && (
            <span aria-hidden="true">
              <KeyCap name="v" />
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
