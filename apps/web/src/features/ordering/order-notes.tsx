import Info from 'lucide-react/icons/info';
import { useTranslations } from 'use-intl';
import { joinClasses } from '#ui/join-classes.ts';
import styles from './order-notes.module.css';

interface OrderNotesProps {
  notes: readonly ('quantities' | 'prescription' | 'request' | 'delivery')[];
  className?: string | undefined;
}

/** What is good to know before an order, below what is ordered. */
export function OrderNotes({ notes, className }: OrderNotesProps) {
  const t = useTranslations('cart.info');
  return (
    <ul className={joinClasses(styles.notes, className)}>
      {notes.map((note) => (
        <li key={note}>
          <Info aria-hidden="true" />
          <span>{t(note)}</span>
        </li>
      ))}
    </ul>
  );
}
