import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { sessionQuery } from '#domain/session/session-query.ts';
import { Profile } from '#features/profile/profile.tsx';
import { linkTo } from '#lib/routes.ts';
import { PageHead } from '#ui/page-head.tsx';
import { showToast } from '#ui/toast.ts';
import { AccountLayout } from '../account-layout.tsx';
import { usePageTitle } from '../use-page-title.ts';

const farewellMs = 6000;

export default function ProfilePage() {
  const t = useTranslations('profile');
  const navigate = useNavigate();
  const { data: session, isPending } = useQuery(sessionQuery);
  usePageTitle(t('title'));

  function sayGoodbye() {
    void navigate(linkTo('Home'));
    showToast(t('deletion.done'), { type: 'success', durationMs: farewellMs });
  }

  return (
    <AccountLayout>
      <PageHead isInner title={t('title')} lead={t('lead')} />
      <Profile session={session} isSessionPending={isPending} onDeleted={sayGoodbye} />
    </AccountLayout>
  );
}
