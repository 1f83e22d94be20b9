import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { PackingScreen } from '#features/desk/packing/packing-screen.tsx';
import { linkTo } from '#lib/routes.ts';
import { Note } from '#ui/note.tsx';
import { orderAddress } from '../desk/order-address.ts';
import { usePageTitle } from '../use-page-title.ts';

export default function DeskPackingPage() {
  const t = useTranslations('desk');
  const { id } = useParams();
  const maySee = useHasRight('seePrescription');
  usePageTitle(t('areas.packing'));
  return (
    <main id="main" tabIndex={-1}>
      {maySee ? (
        <PackingScreen
          id={id}
          addressOf={(orderId) => linkTo('DeskPackOrder', { id: orderId })}
          orderAddressOf={orderAddress}
        />
      ) : (
        <Note tone="plain">{t('noRight')}</Note>
      )}
    </main>
  );
}
