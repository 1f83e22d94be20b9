import { useEffect, useRef } from 'react';
import { StepButtons } from '#ui/step-buttons.tsx';
import styles from './line-stepper.module.css';

interface LineStepperProps {
  label: string;
  /** The quantity with its unit. */
  amount: string;
  lessLabel: string;
  moreLabel: string;
  canMore: boolean;
  takesFocus: boolean;
  onLess(): void;
  onMore(): void;
}

/** − 10 g +, small enough for a line of the panel. The quantity is read out as it changes. */
export function LineStepper({ label, amount, lessLabel, moreLabel, canMore, takesFocus, ...on }: LineStepperProps) {
  const moreRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) moreRef.current?.focus();
  }, [takesFocus]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of fields, and there is none.
    <div role="group" aria-label={label}>
      <StepButtons
        isSmall
        lessLabel={lessLabel}
        moreLabel={moreLabel}
        canLess
        canMore={canMore}
        moreRef={moreRef}
        onLess={on.onLess}
        onMore={on.onMore}
      >
        <output className={styles.amount}>{amount}</output>
      </StepButtons>
    </div>
  );
}
