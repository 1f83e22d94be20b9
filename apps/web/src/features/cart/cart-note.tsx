import type { ReactNode } from 'react';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import styles from './cart-note.module.css';

interface CartNoteProps {
  title: string;
  text: string;
  /** What can be done about it. */
  children: ReactNode;
}

/** Why the cart is not all there, read out at once. */
export function CartNote({ title, text, children }: CartNoteProps) {
  return (
    <Stack gap={0.75} align="start" className={styles.note} role="alert">
      <p className={styles.headline}>{title}</p>
      <p>{text}</p>
      <Row gap={0.75}>{children}</Row>
    </Stack>
  );
}
