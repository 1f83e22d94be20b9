import { type ReactNode, useEffect, useRef } from 'react';
import { joinClasses } from '#ui/join-classes.ts';
import { Text } from '#ui/text.tsx';
import styles from './login-dialog.module.css';

/** The element that had the focus is gone with its step, so the new step takes it. */
export function TakesFocus({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Text ref={text} isHyphenated tabIndex={-1} className={joinClasses(styles.lead, className)}>
      {children}
    </Text>
  );
}
