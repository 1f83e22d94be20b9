import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
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
    <div role="group" aria-label={label} className={styles.stepper}>
      <IconButton className={styles.button} label={lessLabel} icon={<Minus />} onClick={on.onLess} />
      <output className={styles.amount}>{amount}</output>
      {/* aria-disabled, not disabled, so that the focus stays when the maximum is reached. */}
      <IconButton
        ref={moreRef}
        className={styles.button}
        label={moreLabel}
        icon={<Plus />}
        aria-disabled={!canMore}
        onClick={() => canMore && on.onMore()}
      />
    </div>
  );
}
