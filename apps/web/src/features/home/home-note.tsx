import Info from 'lucide-react/icons/info';
import { IconLine } from '#ui/icon-line.tsx';
import { Text } from '#ui/text.tsx';
import styles from './home-note.module.css';

/** What everybody should know before they choose. */
export function HomeNote({ text }: { text: string }) {
  return (
    <IconLine
      as={Text}
      size="small"
      gap={0.7}
      tone="primary"
      icon={<Info aria-hidden="true" />}
      className={styles.note}
    >
      {text}
    </IconLine>
  );
}
