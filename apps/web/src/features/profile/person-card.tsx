import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { PersonalData } from '#domain/person/personal-data.ts';
import { formatDate } from '#lib/format.ts';
import { routes } from '#lib/routes.ts';
import { ChangeButton } from './change-button.tsx';
import { emailChangeQuery } from './email-change.ts';
import { EmailForm } from './email-form.tsx';
import { PhoneForm } from './phone-form.tsx';
import styles from './profile.module.css';
import { ProfileCard } from './profile-card.tsx';
import type { OpenForm } from './use-open-form.ts';
import { WaitingEmail } from './waiting-email.tsx';

interface PersonCardProps {
  /** Null while nobody is signed in: then only an open form is drawn. */
  data: PersonalData | null;
  forms: OpenForm;
  lockedBy?: string | undefined;
}

export function PersonCard({ data, forms, lockedBy }: PersonCardProps) {
  const t = useTranslations('profile.person');
  const tProfile = useTranslations('profile');
  const locale = useLocale();
  const { form } = forms;
  const isEdited = form === 'phone' || form === 'email' || form === 'oldEmail';
  const { data: change } = useQuery({ ...emailChangeQuery, enabled: data !== null && !lockedBy });
  if (!data && !isEdited) return null;

  return (
    <ProfileCard title={t('title')} isSample={Boolean(lockedBy)} isEdited={isEdited}>
      {data && (
        <dl className={styles.facts}>
          <Fact term={t('name')}>{`${data.firstName} ${data.lastName}`}</Fact>
          <Fact
            term={t('email')}
            change={
              form !== 'email' && (
                <ChangeButton opens="email" forms={forms} label={t('changeEmail')} lockedBy={lockedBy} />
              )
            }
          >
            {data.email}
          </Fact>
          <Fact
            term={t('phone')}
            change={
              form !== 'phone' && (
                <ChangeButton opens="phone" forms={forms} label={t('changePhone')} lockedBy={lockedBy} />
              )
            }
          >
            <span className={styles.number}>{data.phone.replace(/^\+49\s*/, '+49 ')}</span>
          </Fact>
          <Fact term={t('birthDate')}>{formatDate(data.birthDate, locale)}</Fact>
        </dl>
      )}
      {form === 'phone' && <PhoneForm phone={data?.phone ?? ''} onClose={forms.close} />}
      {form === 'email' && (
        <EmailForm email={data?.email ?? ''} onProven={() => forms.open('oldEmail')} onClose={forms.close} />
      )}
      {data && change && form !== 'email' && <WaitingEmail email={data.email} change={change} forms={forms} />}
      {data && !isEdited && (
        <p className={styles.small}>
          {lockedBy
            ? tProfile('notYours')
            : t.rich('fixed', { contact: (words) => <Link to={routes.Contact}>{words}</Link> })}
        </p>
      )}
    </ProfileCard>
  );
}

function Fact({ term, change, children }: { term: string; change?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
      {change && <dd className={styles.change}>{change}</dd>}
    </div>
  );
}
