import AArrowDown from 'lucide-react/icons/a-arrow-down';
import AArrowUp from 'lucide-react/icons/a-arrow-up';
import { useTranslations } from 'use-intl';
import { changeTextScale, textScaleLimits } from '#domain/display/display-settings.ts';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './text-size-stepper.module.css';
import { useTextScale } from './use-text-scale.ts';

const stepPercent = 10;
const minPercent = textScaleLimits.sliderMin * 100;
const maxPercent = textScaleLimits.max * 100;

interface TextSizeStepperProps {
  /** The value between the two buttons leads to the panel with everything. */
  onOpenPanel: () => void;
}

/** The short way to larger or smaller text, where there is no room for the panel. */
export function TextSizeStepper({ onOpenPanel }: TextSizeStepperProps) {
  const t = useTranslations('frame.display');
  const percent = Math.round(useTextScale() * 100);

  function step(byPercent: number) {
    changeTextScale(Math.min(maxPercent, Math.max(minPercent, percent + byPercent)) / 100);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields; these are three buttons.
    <div role="group" aria-label={t('textSize')} className={styles.stepper}>
      <IconButton
        label={t('smaller')}
        icon={<AArrowDown />}
        aria-disabled={percent <= minPercent}
        onClick={() => step(-stepPercent)}
      />
      <button
        type="button"
        className={styles.value}
        aria-label={t('openFromValue', { percent })}
        aria-haspopup="dialog"
        onClick={onOpenPanel}
      >
        {t('percent', { percent })}
      </button>
      <IconButton
        label={t('larger')}
        icon={<AArrowUp />}
        aria-disabled={percent >= maxPercent}
        onClick={() => step(stepPercent)}
      />
    </div>
  );
}
