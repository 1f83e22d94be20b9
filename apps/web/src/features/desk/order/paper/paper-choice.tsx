import { useTranslations } from 'use-intl';
import { KeyCap } from '#domain/desk/keys/key-cap.tsx';
import { useDeskKeys } from '#domain/desk/keys/use-desk-keys.ts';
import styles from './paper.module.css';
import type { Shown } from './shown-files.ts';

interface PaperChoiceProps {
  choices: readonly Shown[];
  shown: Shown;
  onShow: (shown: Shown) => void;
}

/** Photo, original, both side by side, or what was replaced. With one file there is nothing to choose. */
export function PaperChoice({ choices, shown, onShow }: PaperChoiceProps) {
  const t = useTranslations('deskPaper');
  const turnOver = () => onShow(choices[(choices.indexOf(shown) + 1) % choices.length] ?? shown);
  useDeskKeys(choices.length > 1 ? [{ key: 'v', label: t('keys.view'), act: turnOver, isHarmless: true }] : []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one row in every browser.
    <div role="group" aria-label={t('choice')} className={styles.choice}>
      {choices.map((choice, index) => (
        <button key={choice} type="button" aria-pressed={choice === shown} onClick={() => onShow(choice)}>
          {t(`kinds.${choice}`)}
          {index > 0 && index === choices.length - 1 && (
            <span aria-hidden="true">
              <KeyCap name="v" />
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
