import { ContactForm } from './contact-form.tsx';
import { ContactRows } from './contact-rows.tsx';
import styles from './contact-split.module.css';

interface ContactSplitProps {
  place: 'home' | 'contactPage';
  /** When somebody answers the telephone. */
  hours: string;
}

/** How to reach the team, left, and the form, right. */
export default function ContactSplit({ place, hours }: ContactSplitProps) {
  return (
    <div className={styles.split}>
      <div className={styles.box}>
        <ContactRows hours={hours} />
      </div>
      <div className={styles.box}>
        <ContactForm place={place} />
      </div>
    </div>
  );
}
