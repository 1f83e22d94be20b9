import type { ReactNode } from 'react';

interface FirstTextProps {
  /** What the script before the first paint calls it. */
  name: string;
  /** How it is said, with {} for the text itself. */
  pattern?: string;
  /** What stands there until the text is known. */
  children?: ReactNode;
}

/**
 * The place of a line in a part that is drawn before its data is there. The script before the first paint fills it as soon as it
 * knows the text (`app/early/show-first.ts`); React leaves what stands in it alone.
 */
export function FirstText({ name, pattern, children = '' }: FirstTextProps) {
  return (
    <span data-first-text={name} data-pattern={pattern} suppressHydrationWarning>
      {children}
    </span>
  );
}
