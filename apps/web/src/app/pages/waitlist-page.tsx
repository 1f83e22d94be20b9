import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { sessionQuery } from '#domain/session/session-query.ts';
import { Waitlist } from '#features/waitlist/waitlist.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { AccountLayout } from '../account-layout.tsx';
import { usePageTitle } from '../use-page-title.ts';

export default function WaitlistPage() {
  const t = useTranslations('waitlist');
  const { data: session, isPending } = useQuery(sessionQuery);
  usePageTitle(t('title'));

  return (
    <AccountLayout>
      <PageHead isInner title={t('title')} lead={t('lead')} />
      <Waitlist session={session} isSessionPending={isPending} />
    </AccountLayout>
  );
}
