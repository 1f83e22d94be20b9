import FlaskConical from 'lucide-react/icons/flask-conical';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { joinClasses } from '#ui/join-classes.ts';
import styles from './profile-card.module.css';

interface ProfileCardProps {
  title: string;
  isSample?: boolean | undefined;
  /** Outlined while something in it is edited. */
  isEdited?: boolean | undefined;
  children: ReactNode;
}

export function ProfileCard({ title, isSample = false, isEdited = false, children }: ProfileCardProps) {
  const t = useTranslations('profile');
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className={joinClasses(styles.card, isSample && styles.sample, isEdited && styles.edited)}
    >
      <div className={styles.head}>
        <h2 id={headingId}>{title}</h2>
        {isSample && (
          <span className={styles.pill}>
            <FlaskConical aria-hidden="true" />
            {t('sample')}
          </span>
        )}
      </div>
      {children}
    </section>
  );
}
