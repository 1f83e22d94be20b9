import FlaskConical from 'lucide-react/icons/flask-conical';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '#ui/card.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Pill } from '#ui/pill.tsx';
import { Row } from '#ui/row.tsx';
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
    <Card
      as="section"
      gap={1}
      isRaised
      aria-labelledby={headingId}
      className={joinClasses(isSample && styles.sample, isEdited && styles.edited)}
    >
      <Row gap={[0.5, 1]} align="center" spread="apart">
        <h2 id={headingId}>{title}</h2>
        {isSample && (
          <Pill tone="warn" icon={<FlaskConical aria-hidden="true" />}>
            {t('sample')}
          </Pill>
        )}
      </Row>
      {children}
    </Card>
  );
}
