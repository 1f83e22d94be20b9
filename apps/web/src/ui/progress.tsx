import { Link } from 'react-router';
import { joinClasses } from './join-classes.ts';
import numbers from './numbered.module.css';
import styles from './progress.module.css';

interface ProgressProps {
  label: string;
  /** The names of all steps, in their order. */
  steps: readonly string[];
  /** Where a step that is done can be seen again, by its index. */
  links?: readonly (string | undefined)[] | undefined;
  /** Counted from 0. */
  current: number;
  /** Where one is, in words, for a screen without room for all names: 'Schritt 1 von 4'. */
  nowText: string;
  className?: string | undefined;
}

/** How far one has come on a way of several screens. */
export function Progress({ label, steps, links = [], current, nowText, className }: ProgressProps) {
  const linkBack = (index: number) => (index < current ? links[index] : undefined);
  return (
    <div className={joinClasses(styles.progress, className)}>
      <ol className={joinClasses(numbers.numbered, styles.steps)} aria-label={label}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={index < current ? styles.done : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <span>{linkBack(index) ? <Link to={linkBack(index) ?? ''}>{step}</Link> : step}</span>
          </li>
        ))}
      </ol>
      <p className={styles.now} aria-hidden="true">
        <b>{steps[current]}</b> <span>{nowText}</span>
      </p>
    </div>
  );
}
