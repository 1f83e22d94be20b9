import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './prompt.module.css';

interface PromptProps {
  title: string;
  text: string;
  icon?: ReactNode;
  className?: string | undefined;
  /** The way on. */
  children: ReactNode;
}

/** Stands where a screen has nothing to show yet: why that is so, and the way on. */
export function Prompt({ title, text, icon, className, children }: PromptProps) {
  return (
    <Card gap={0.75} className={joinClasses(styles.prompt, className)}>
      {icon}
      <h2>{title}</h2>
      <p>{text}</p>
      <div>{children}</div>
    </Card>
  );
}
