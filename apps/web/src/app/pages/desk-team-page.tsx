import { useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { TeamScreen } from '#features/desk/team/team-screen.tsx';
import { Note } from '#ui/note.tsx';
import { usePageTitle } from '../use-page-title.ts';

export default function DeskTeamPage() {
  const t = useTranslations('desk');
  const mayLook = useHasRight('manageStaff');
  usePageTitle(t('areas.team'));
  return (
    <main id="main" tabIndex={-1}>
      {mayLook ? <TeamScreen /> : <Note tone="plain">{t('noRight')}</Note>}
    </main>
  );
}
