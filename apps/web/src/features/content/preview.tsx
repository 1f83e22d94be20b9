import { type ReactNode, useId } from 'react';
import { ButtonLink } from '#ui/button.tsx';
import { Stack } from '#ui/stack.tsx';
import styles from './preview.module.css';

interface PreviewProps {
  heading: string;
  isLoading: boolean;
  /** Where all of them are. */
  to: string;
  linkLabel: string;
  children: ReactNode;
}

/** The first of many, for another page, and the way to all (HO-05). */
export function Preview({ heading, isLoading, to, linkLabel, children }: PreviewProps) {
  const headingId = useId();

  return (
    <Stack
      as="section"
      gap={1.5}
      align="start"
      className={styles.preview}
      aria-labelledby={headingId}
      aria-busy={isLoading}
    >
      <h2 id={headingId}>{heading}</h2>
      {children}
      <ButtonLink to={to}>{linkLabel}</ButtonLink>
    </Stack>
  );
}
