import type { ReactNode, Ref } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './page-head.module.css';
import { Text } from './text.tsx';

interface PageHeadProps {
  title: ReactNode;
  /** What the page is for, in a sentence. */
  lead?: ReactNode;
  /** Inside a page that has a head already, such as the account: closer to what follows. */
  isInner?: boolean;
  /** Who changes the title gives it the focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Above the title. */
  above?: ReactNode;
  /** Below the lead. */
  children?: ReactNode;
}

export function PageHead({ title, lead, isInner = false, headingRef, above, children }: PageHeadProps) {
  return (
    <div className={joinClasses(isInner ? styles.inner : styles.head)}>
      {above}
      <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </h1>
      {lead && (
        <Text size={isInner ? undefined : 'lead'} isMeasured isHyphenated className={styles.lead}>
          {lead}
        </Text>
      )}
      {children}
    </div>
  );
}
