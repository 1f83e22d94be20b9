import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode, Ref } from 'react';
import { IconButton } from './icon-button.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './step-buttons.module.css';

interface StepButtonsProps {
  lessLabel: string;
  moreLabel: string;
  canLess: boolean;
  canMore: boolean;
  isSmall?: boolean;
  moreRef?: Ref<HTMLButtonElement>;
  onLess: () => void;
  onMore: () => void;
  /** The value. */
  children: ReactNode;
}

/** − value +. A button at its end is aria-disabled, not disabled, so that it keeps the focus. */
export function StepButtons({ isSmall = false, children, ...steps }: StepButtonsProps) {
  const { lessLabel, moreLabel, canLess, canMore, moreRef, onLess, onMore } = steps;
  return (
    <div className={joinClasses(styles.stepper, isSmall && styles.small)}>
      <IconButton
        className={styles.button}
        label={lessLabel}
        icon={<Minus />}
        aria-disabled={!canLess}
        onClick={() => canLess && onLess()}
      />
      {children}
      <IconButton
        ref={moreRef}
        className={styles.button}
        label={moreLabel}
        icon={<Plus />}
        aria-disabled={!canMore}
        onClick={() => canMore && onMore()}
      />
    </div>
  );
}
