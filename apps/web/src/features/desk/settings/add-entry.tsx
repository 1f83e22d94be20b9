import Plus from 'lucide-react/icons/plus';
import { Button } from '#ui/button.tsx';
import styles from './settings.module.css';

/** Below a list in the settings: one more. */
export function AddEntry({ label, onAdd }: { label: string; onAdd: () => void }) {
  return (
    <div className={styles.ends}>
      <Button size="small" onClick={onAdd}>
        <Plus aria-hidden="true" />
        {label}
      </Button>
    </div>
  );
}
