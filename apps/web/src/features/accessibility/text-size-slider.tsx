import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { changeTextScale, textScaleLimits } from '#domain/display/display-settings.ts';
import { Columns } from '#ui/columns.tsx';
import { Row } from '#ui/row.tsx';
import styles from './text-size-slider.module.css';
import { useTextScale } from './use-text-scale.ts';

const minPercent = textScaleLimits.sliderMin * 100;
const maxPercent = textScaleLimits.max * 100;
const ticks = [80, 100, 150, 200, 250];

/** 80 to 250 % in steps of 1 (FR-09), with a sentence to try it on. */
export function TextSizeSlider() {
  const t = useTranslations('frame.display');
  const id = useId();
  const currentPercent = Math.round(useTextScale() * 100);
  const { sliderRef, draftPercent, setDraftPercent } = useDraft();
  const percent = draftPercent ?? currentPercent;

  return (
    <div className={styles.textSize}>
      <Row gap={[0, 0.75]} align="baseline" spread="apart" className={styles.heading}>
        <label htmlFor={id}>{t('textSize')}</label>
        <span className={styles.value}>{t('percent', { percent })}</span>
      </Row>
      <Columns until="narrow" columns="1.25rem minmax(0, 1fr) 1.5rem" gap={0.6} align="center" className={styles.scale}>
        <span className={styles.smallLetter} aria-hidden="true">
          A
        </span>
        <input
          ref={sliderRef}
          id={id}
          type="range"
          className={styles.slider}
          min={minPercent}
          max={maxPercent}
          step={1}
          value={percent}
          aria-valuetext={t('percentSpoken', { percent })}
          style={{ '--at': positionOf(percent) } as CSSProperties}
          onChange={(event) => setDraftPercent(event.currentTarget.valueAsNumber)}
        />
        <span className={styles.largeLetter} aria-hidden="true">
          A
        </span>
      </Columns>
      <div className={styles.ruler} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} style={{ '--at': positionOf(tick) } as CSSProperties}>
            {tick}
          </span>
        ))}
      </div>
      <p className={styles.sample}>
        <span style={{ fontSize: `${percent / currentPercent}em` }}>{t('sample', { percent })}</span>
      </p>
    </div>
  );
}

/**
 * While the thumb is dragged only the sample changes; the page follows on release, because the slider grows with the
 * text and would move away under the pointer. React's onChange is the input event, so the real change event is bound
 * here.
 */
function useDraft() {
  const sliderRef = useRef<HTMLInputElement>(null);
  const [draftPercent, setDraftPercent] = useState<number | null>(null);

  useEffect(() => {
    const slider = sliderRef.current;
    function commit() {
      const percent = slider?.valueAsNumber ?? 100;
      // The thumb is seen where it was put; then the page is laid out anew, which takes a large one a while.
      requestAnimationFrame(() =>
        setTimeout(() => {
          changeTextScale(percent / 100);
          setDraftPercent(null);
        }),
      );
    }
    slider?.addEventListener('change', commit);
    return () => slider?.removeEventListener('change', commit);
  }, []);

  return { sliderRef, draftPercent, setDraftPercent };
}

function positionOf(percent: number): number {
  return (percent - minPercent) / (maxPercent - minPercent);
}
