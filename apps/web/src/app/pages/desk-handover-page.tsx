import { useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { HandOverScreen } from '#features/desk/handover/handover-screen.tsx';
import { Note } from '#ui/note.tsx';
import { usePageTitle } from '../use-page-title.ts';

export default function DeskHandOverPage() {
  const t = useTranslations('desk');
  const maySee = useHasRight('handOver');
  usePageTitle(t('areas.handOver'));
  return (
    <main id="main" tabIndex={-1}>
      {maySee ? <HandOverScreen /> : <Note tone="plain">{t('noRight')}</Note>}
    </main>
  );
}
