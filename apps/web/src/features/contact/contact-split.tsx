import { Card } from '#ui/card.tsx';
import { Columns } from '#ui/columns.tsx';
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
    <Columns until={900} gap={1.5} className={styles.split}>
      <Card isRaised>
        <ContactRows hours={hours} />
      </Card>
      <Card isRaised>
        <ContactForm place={place} />
      </Card>
    </Columns>
  );
}
