import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type PersonalData, personalDataQuery, sampleData } from '#domain/person/personal-data.ts';
import type { Session } from '#domain/session/read-session.ts';
import { Columns } from '#ui/columns.tsx';
import { Stack } from '#ui/stack.tsx';
import { BillingCard } from './billing-card.tsx';
import { ConsentsCard } from './consents-card.tsx';
import { DataCard } from './data-card.tsx';
import { DeliveryCard } from './delivery-card.tsx';
import { PersonCard } from './person-card.tsx';
import styles from './profile.module.css';
import {
  Loading,
  NotRegistered,
  ProfileFailed,
  Restricted,
  SignedOut,
  SignedOutMeanwhile,
} from './profile-notices.tsx';
import { type OpenForm, useOpenForm } from './use-open-form.ts';
import { WaitlistCard } from './waitlist-card.tsx';

interface ProfileProps {
  /** Undefined until it is known, or when nobody could be asked. */
  session: Session | null | undefined;
  isSessionPending: boolean;
  onDeleted: () => void;
}

/** The patient's own data (PR-01 … PR-03). */
export function Profile({ session, isSessionPending, onDeleted }: ProfileProps) {
  const forms = useOpenForm(session);
  const isRegistered = session?.onboardingCompleted !== false;
  const { data, error, refetch, isFetching } = useQuery({
    ...personalDataQuery,
    enabled: !isSessionPending && session !== null && isRegistered,
  });
  const isSignedOut = session === null;
  const shown = isSignedOut ? null : (data ?? null);

  // An open form stays until the person closes it.
  if (shown || forms.form) {
    return (
      <>
        {isSignedOut && <SignedOutMeanwhile />}
        {!shown && error && !isSignedOut && (
          <ProfileFailed error={error} isLoading={isFetching} onReload={() => void refetch()} />
        )}
        {shown?.restrictedAt && <Restricted />}
        <Cards data={shown} forms={forms} onDeleted={onDeleted} />
      </>
    );
  }
  if (error) {
    return (
      <>
        <ProfileFailed error={error} isLoading={isFetching} onReload={() => void refetch()} />
        <Sample forms={forms} />
      </>
    );
  }
  if (isSignedOut) return <SignedOut />;
  if (!isRegistered) return <NotRegistered />;
  return <Loading />;
}

interface CardsProps {
  data: PersonalData | null;
  forms: OpenForm;
  onDeleted: () => void;
}

function Cards({ data, forms, onDeleted }: CardsProps) {
  return (
    <Stack gap={1}>
      <Columns gap={1} until={1180} className={styles.pair}>
        <PersonCard data={data} forms={forms} />
        {data && <ConsentsCard consents={data.consents} />}
      </Columns>
      <BillingCard data={data} forms={forms} />
      <DeliveryCard isShown={data !== null} forms={forms} />
      {data && <WaitlistCard />}
      {data && <DataCard email={data.email} onDeleted={onDeleted} />}
    </Stack>
  );
}

const lockedBy = 'profile-locked';

/** Marked on every card, and nothing in it can be changed or sent (reading 4). */
function Sample({ forms }: { forms: OpenForm }) {
  const t = useTranslations('profile');
  return (
    <Stack as="section" gap={1} aria-label={t('sample')}>
      <Columns gap={1} until={1180} className={styles.pair}>
        <PersonCard data={sampleData} forms={forms} lockedBy={lockedBy} />
        <ConsentsCard consents={sampleData.consents} isSample />
      </Columns>
      <BillingCard data={sampleData} forms={forms} lockedBy={lockedBy} />
      <DataCard email="" lockedBy={lockedBy} onDeleted={() => {}} />
    </Stack>
  );
}
