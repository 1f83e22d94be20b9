import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { ContactForm } from './contact-form.tsx';
import { ContactRows } from './contact-rows.tsx';
import styles from './contact-split.module.css';

interface ContactSplitProps {
  place: 'home' | 'contactPage';
  /** When somebody answers the telephone. */
  hours: string;
  /** Below the ways to reach the team. */
  below?: ReactNode;
  /** A third card, where the page has no other place for it. */
  beside?: ReactNode;
}

/** How to reach the team, left, and the form, right. */
export default function ContactSplit({ place, hours, below, beside }: ContactSplitProps) {
  return (
    <div className={joinClasses(styles.split, Boolean(beside) && styles.three)}>
      <Card isRaised>
        <ContactRows hours={hours} />
        {below}
      </Card>
      <Card isRaised className={styles.form}>
        <ContactForm place={place} />
      </Card>
      {beside && <Card isRaised>{beside}</Card>}
    </div>
  );
}
