import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { PrivacyScreen } from '#features/desk/privacy/privacy-screen.tsx';
import { linkTo } from '#lib/routes.ts';
import { Note } from '#ui/note.tsx';
import { Stack } from '#ui/stack.tsx';
import { PrivacyMenu } from '../desk/privacy-menu.tsx';
import { usePageTitle } from '../use-page-title.ts';

const addressOf = (id: string) => linkTo('DeskPrivacyRequest', { id });

export default function DeskPrivacyPage() {
  const t = useTranslations('desk');
  const navigate = useNavigate();
  const maySee = useHasRight('changeRetention');
  usePageTitle(t('areas.privacy'));
  return (
    <main id="main" tabIndex={-1}>
      {maySee ? (
        <Stack gap={0.875}>
          <PrivacyMenu opened="requests" />
          <PrivacyScreen addressOf={addressOf} onOpen={(id) => void navigate(addressOf(id))} />
        </Stack>
      ) : (
        <Note tone="plain">{t('noRight')}</Note>
      )}
    </main>
  );
}
