import { useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { PaymentsScreen } from '#features/desk/payments/payments-screen.tsx';
import { Note } from '#ui/note.tsx';
import { usePageTitle } from '../use-page-title.ts';

export default function DeskPaymentsPage() {
  const t = useTranslations('desk');
  const mayMatch = useHasRight('matchPayment');
  usePageTitle(t('areas.payments'));
  return (
    <main id="main" tabIndex={-1}>
      {mayMatch ? <PaymentsScreen /> : <Note tone="plain">{t('noRight')}</Note>}
    </main>
  );
}
