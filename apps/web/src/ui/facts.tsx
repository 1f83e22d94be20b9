import type { ReactNode } from 'react';
import styles from './facts.module.css';
import { joinClasses } from './join-classes.ts';

interface FactsProps {
  /** Some of them can be acted on: keeps room for that at the end of each line. */
  hasActions?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Names and what they stand for; on a phone one below the other. The width of the names is set as `--facts-name`. */
export function Facts({ hasActions = false, className, children }: FactsProps) {
  return <dl className={joinClasses(styles.facts, hasActions && styles.acting, className)}>{children}</dl>;
}

interface FactProps {
  name: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

export function Fact({ name, action, className, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={className}>{children}</dd>
      {action && <dd>{action}</dd>}
    </div>
  );
}
