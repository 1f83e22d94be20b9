import type { ComponentProps, ReactNode } from 'react';
import styles from './icon-button.module.css';
import { joinClasses } from './join-classes.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What it does, in words: for those who do not see the icon, and as a tooltip for those who do. */
  label: string;
  icon: ReactNode;
  /** Drawn with an edge where it stands among other edged controls. */
  isOutlined?: boolean | undefined;
  /** A small number at the icon's shoulder. It is for the eye only: the label has to say it too. */
  badge?: string | undefined;
}

export function IconButton({ label, icon, isOutlined = false, badge, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={joinClasses(styles.iconButton, isOutlined && styles.outlined, className)}
    >
      {icon}
      {badge && (
        <span className={styles.badge} aria-hidden="true">
          {badge}
        </span>
      )}
    </button>
  );
}
