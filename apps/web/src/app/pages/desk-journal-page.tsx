import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { ExportScreen } from '#features/desk/journal/export-screen.tsx';
import { JournalScreen } from '#features/desk/journal/journal-screen.tsx';
import { readFilter } from '#features/desk/journal/use-journal.ts';
import { Note } from '#ui/note.tsx';
import { orderAddress } from '../desk/order-address.ts';
import { usePageTitle } from '../use-page-title.ts';

export default function DeskJournalPage() {
  const t = useTranslations('desk');
  const [address, setAddress] = useSearchParams();
  const filter = useMemo(() => readFilter(address), [address]);
  const mayRead = useHasRight('seeJournal');
  const mayExport = useHasRight('exportBooks');
  usePageTitle(t('areas.journal'));
  return (
    <main id="main" tabIndex={-1}>
      {mayRead && <JournalScreen filter={filter} addressOf={orderAddress} onFilter={setAddress} />}
      {!mayRead && mayExport && <ExportScreen />}
      {!mayRead && !mayExport && <Note tone="plain">{t('noRight')}</Note>}
    </main>
  );
}
