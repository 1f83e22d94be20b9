import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { PersonalData } from '#domain/person/personal-data.ts';
import { formatDate } from '#lib/format.ts';
import { routes } from '#lib/routes.ts';
import { Fact, Facts } from '#ui/facts.tsx';
import { Text } from '#ui/text.tsx';
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
        <Facts hasActions className={styles.facts}>
          <Fact name={t('name')}>{`${data.firstName} ${data.lastName}`}</Fact>
          <Fact
            name={t('email')}
            action={
              form !== 'email' && (
                <ChangeButton size="small" opens="email" forms={forms} label={t('changeEmail')} lockedBy={lockedBy} />
              )
            }
          >
            {data.email}
          </Fact>
          <Fact
            name={t('phone')}
            action={
              form !== 'phone' && (
                <ChangeButton size="small" opens="phone" forms={forms} label={t('changePhone')} lockedBy={lockedBy} />
              )
            }
          >
            {data.phone.replace(/^\+49\s*/, '+49 ')}
          </Fact>
          <Fact name={t('birthDate')}>{formatDate(data.birthDate, locale)}</Fact>
        </Facts>
      )}
      {form === 'phone' && <PhoneForm phone={data?.phone ?? ''} onClose={forms.close} />}
      {form === 'email' && (
        <EmailForm email={data?.email ?? ''} onProven={() => forms.open('oldEmail')} onClose={forms.close} />
      )}
      {data && change && form !== 'email' && <WaitingEmail email={data.email} change={change} forms={forms} />}
      {data && !isEdited && (
        <Text size="small" isHyphenated>
          {lockedBy
            ? tProfile('notYours')
            : t.rich('fixed', { contact: (words) => <Link to={routes.Contact}>{words}</Link> })}
        </Text>
      )}
    </ProfileCard>
  );
}
