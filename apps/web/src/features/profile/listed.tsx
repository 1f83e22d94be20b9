import { type ReactNode, useId } from 'react';
import { Bullets } from '#ui/bullets.tsx';
import { Subheading } from '#ui/subheading.tsx';
import styles from './profile.module.css';

interface ListedProps {
  title: string;
  /** Said instead, where nothing is listed; left out, nothing is. */
  none?: string;
  items: string[];
  children?: ReactNode;
}

export function Listed({ title, none, items, children }: ListedProps) {
  const id = useId();
  if (items.length === 0) return none ? <p>{none}</p> : null;
  // Two files may have the same name.
  const keyed = items.map((item, index) => ({ item, key: `${index} ${item}` }));
  return (
    <div>
      <Subheading id={id}>{title}</Subheading>
      <Bullets gap={0.2} aria-labelledby={id} className={styles.points}>
        {keyed.map(({ item, key }) => (
          <li key={key}>{item}</li>
        ))}
      </Bullets>
      {children}
    </div>
  );
}
