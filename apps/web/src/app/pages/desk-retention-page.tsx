import { useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { RetentionScreen } from '#features/desk/retention/retention-screen.tsx';
import { Note } from '#ui/note.tsx';
import { orderAddress } from '../desk/order-address.ts';
import { usePageTitle } from '../use-page-title.ts';

export default function DeskRetentionPage() {
  const t = useTranslations('desk');
  const maySee = useHasRight('changeRetention');
  usePageTitle(t('areas.retention'));
  return (
    <main id="main" tabIndex={-1}>
      {maySee ? <RetentionScreen orderAddressOf={orderAddress} /> : <Note tone="plain">{t('noRight')}</Note>}
    </main>
  );
}
