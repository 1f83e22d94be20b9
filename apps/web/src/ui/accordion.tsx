import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId } from 'react';
import styles from './accordion.module.css';

interface AccordionSectionProps {
  title: string;
  /** A summary of what is chosen inside, visible while the section is closed. */
  summary?: string | undefined;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** One section of an accordion. Which ones are open is for the owner to say. */
export function AccordionSection({ title, summary, isOpen, onToggle, children }: AccordionSectionProps) {
  const id = useId();

  return (
    <div className={styles.section}>
      <h3 className={styles.heading}>
        <button type="button" aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={onToggle}>
          <span>{title}</span> {summary && <small>{summary}</small>}
          <ChevronDown />
        </button>
      </h3>
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would repeat the heading above it.
        <div id={id} role="group" aria-label={title} className={styles.panel}>
          {children}
        </div>
      )}
    </div>
  );
}
