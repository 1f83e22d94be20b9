import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { ProductStock } from '#features/desk/stock/product/product-stock.tsx';
import { linkTo } from '#lib/routes.ts';
import { Note } from '#ui/note.tsx';
import { orderAddress } from '../desk/order-address.ts';
import { useBackTo } from '../desk/use-back-to.ts';
import { usePageTitle } from '../use-page-title.ts';

const recallAddressOf = (id: string) => linkTo('DeskRecall', { id });

export default function DeskProductStockPage() {
  const t = useTranslations('desk');
  const { id = '' } = useParams();
  const goBack = useBackTo(linkTo('DeskStock'));
  const maySee = useHasRight('seeStock');
  const maySeeOrders = useHasRight('seeOrder');
  const mayCallPatients = useHasRight('askPatient');
  usePageTitle(t('areas.stock'));
  return (
    <main id="main" tabIndex={-1}>
      {maySee ? (
        <ProductStock
          id={id}
          orderAddressOf={maySeeOrders ? orderAddress : undefined}
          recallAddressOf={mayCallPatients ? recallAddressOf : undefined}
          onBack={goBack}
        />
      ) : (
        <Note tone="plain">{t('noRight')}</Note>
      )}
    </main>
  );
}
