import { useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { TourScreen } from '#features/desk/tour/tour-screen.tsx';
import { Note } from '#ui/note.tsx';
import { usePageTitle } from '../use-page-title.ts';

export default function DeskTourPage() {
  const t = useTranslations('desk');
  const maySee = useHasRight('deliverOwnTour');
  usePageTitle(t('areas.tour'));
  return (
    <main id="main" tabIndex={-1}>
      {maySee ? <TourScreen /> : <Note tone="plain">{t('noRight')}</Note>}
    </main>
  );
}
