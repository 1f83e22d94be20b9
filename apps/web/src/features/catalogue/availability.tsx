import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { joinClasses } from '#ui/join-classes.ts';
import styles from './availability.module.css';

interface AvailabilityProps {
  isAvailable: boolean;
  className?: string | undefined;
  /** What else is known, such as how much there is. */
  children?: ReactNode;
}

/** Whether a product can be had, told by a word and by a dot that is full or hollow. */
export function Availability({ isAvailable, className, children }: AvailabilityProps) {
  const t = useTranslations('catalogue');
  return (
    <p className={joinClasses(styles.availability, !isAvailable && styles.unavailable, className)}>
      {isAvailable ? t('available') : t('unavailable')}
      {children}
    </p>
  );
}
