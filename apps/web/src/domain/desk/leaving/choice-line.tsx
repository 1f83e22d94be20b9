import type { ReactNode } from 'react';
import styles from './leaving.module.css';

interface ChoiceLineProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  children: ReactNode;
}

/** A box to tick that a thumb finds. */
export function ChoiceLine({ isChecked, onChange, children }: ChoiceLineProps) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={isChecked} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <span>{children}</span>
    </label>
  );
}
