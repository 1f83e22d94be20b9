import type { ReactNode } from 'react';
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
    <div className={styles.note} role="alert">
      <p className={styles.headline}>{title}</p>
      <p>{text}</p>
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
