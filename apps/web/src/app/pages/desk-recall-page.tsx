import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { RecallScreen } from '#features/desk/recall/recall-screen.tsx';
import { linkTo } from '#lib/routes.ts';
import { Note } from '#ui/note.tsx';
import { orderAddress } from '../desk/order-address.ts';
import { useBackTo } from '../desk/use-back-to.ts';
import { usePageTitle } from '../use-page-title.ts';

export default function DeskRecallPage() {
  const t = useTranslations('desk');
  const { id = '' } = useParams();
  const goBack = useBackTo(linkTo('DeskStock'));
  const maySee = useHasRight('askPatient');
  usePageTitle(t('areas.stock'));
  return (
    <main id="main" tabIndex={-1}>
      {maySee ? (
        <RecallScreen id={id} orderAddressOf={orderAddress} onBack={goBack} />
      ) : (
        <Note tone="plain">{t('noRight')}</Note>
      )}
    </main>
  );
}
