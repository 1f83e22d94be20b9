import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { RequestScreen } from '#features/desk/privacy/request-screen.tsx';
import { linkTo } from '#lib/routes.ts';
import { Note } from '#ui/note.tsx';
import { useBackTo } from '../desk/use-back-to.ts';
import { usePageTitle } from '../use-page-title.ts';

export default function DeskPrivacyRequestPage() {
  const t = useTranslations('desk');
  const { id = '' } = useParams();
  const goBack = useBackTo(linkTo('DeskPrivacy'));
  const maySee = useHasRight('changeRetention');
  usePageTitle(t('areas.privacy'));
  return (
    <main id="main" tabIndex={-1}>
      {maySee ? <RequestScreen key={id} id={id} onBack={goBack} /> : <Note tone="plain">{t('noRight')}</Note>}
    </main>
  );
}
