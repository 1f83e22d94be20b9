import { type ReactNode, useId } from 'react';
import type { PageSection } from '#domain/content/page-words.ts';
import { Paragraphs } from '#ui/rich-text.tsx';
import styles from './advice.module.css';

interface AdviceProps {
  section: PageSection;
  className: string | undefined;
  /** The ways to reach the pharmacy; may come later than the words. */
  children: ReactNode;
}

/** Whom one can ask. */
export function Advice({ section, className, children }: AdviceProps) {
  const headingId = useId();
  return (
    <section className={className} aria-labelledby={headingId}>
      <h2 id={headingId}>{section.heading}</h2>
      <Paragraphs paragraphs={section.intro} className={styles.intro} />
      <div className={styles.contact}>{children}</div>
    </section>
  );
}
