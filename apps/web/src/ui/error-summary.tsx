import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './error-summary.module.css';

interface ErrorSummaryProps {
  title: string;
  /** With the same sentences as beside the fields. */
  problems: { text: ReactNode; fieldId?: string | undefined }[];
}

/**
 * What is wrong with a form, above it, after it was sent. It takes the focus when it appears: give it a new `key` with
 * every attempt, so that the same mistake made again is told again.
 */
export function ErrorSummary({ title, problems }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    box.current?.focus();
  }, []);

  return (
    <div ref={box} tabIndex={-1} className={styles.summary}>
      <div role="alert">
        <h2>{title}</h2>
        <ul>
          {problems.map(({ text, fieldId }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn once and never changes its order.
            <li key={index}>{fieldId ? <FieldLink fieldId={fieldId}>{text}</FieldLink> : text}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function FieldLink({ fieldId, children }: { fieldId: string; children: ReactNode }) {
  function goToField(event: MouseEvent) {
    // Under hash routing a plain #id would be a page.
    event.preventDefault();
    const field = document.getElementById(fieldId);
    // The label comes into sight too, not only the line to type into.
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }

  return (
    <a href={`#${fieldId}`} onClick={goToField}>
      {children}
    </a>
  );
}
