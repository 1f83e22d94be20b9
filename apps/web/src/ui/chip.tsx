import X from 'lucide-react/icons/x';
import styles from './chip.module.css';

interface ChipProps {
  /** What is seen. */
  children: string;
  /** What pressing it does, in words; holds what is seen. */
  label: string;
  onRemove: () => void;
}

/** Something that is in force and is taken away by pressing it. */
export function Chip({ children, label, onRemove }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-label={label} onClick={onRemove}>
      {children}
      <X />
    </button>
  );
}
