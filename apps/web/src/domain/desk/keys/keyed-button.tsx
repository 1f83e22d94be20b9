import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '#ui/button.tsx';
import { KeyCap } from './key-cap.tsx';
import styles from './keyed-button.module.css';

interface KeyedButtonProps extends ButtonLook {
  id?: string | undefined;
  letter: string;
  isBusy?: boolean;
  /** In sight, and not to be pressed yet. */
  isLocked?: boolean;
  describedBy?: string | undefined;
  /** In full, where the same button stands several times on a screen; begins with or holds what is seen. */
  label?: string | undefined;
  /** Left out where the caller cannot do it: then there is no button. */
  onPress: (() => void) | undefined;
  children: ReactNode;
}

/** A button with the key that does the same, for the eye. */
export function KeyedButton({
  id,
  letter,
  isLocked = false,
  describedBy,
  label,
  onPress,
  children,
  ...look
}: KeyedButtonProps) {
  if (!onPress) return null;
  return (
    <Button
      {...look}
      id={id}
      aria-disabled={isLocked || undefined}
      aria-describedby={describedBy}
      aria-label={label}
      aria-keyshortcuts={letter === letter.toLowerCase() ? letter : `Shift+${letter}`}
      onClick={isLocked ? undefined : onPress}
    >
      {children}{' '}
      <span aria-hidden="true" className={styles.key}>
        <KeyCap name={letter} />
      </span>
    </Button>
  );
}
