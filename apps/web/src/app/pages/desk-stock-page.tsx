import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { StockScreen } from '#features/desk/stock/list/stock-screen.tsx';
import { linkTo } from '#lib/routes.ts';
import { Note } from '#ui/note.tsx';
import { orderAddress } from '../desk/order-address.ts';
import { usePageTitle } from '../use-page-title.ts';

const recallAddressOf = (id: string) => linkTo('DeskRecall', { id });
const addressOf = (id: string) => linkTo('DeskProductStock', { id });

export default function DeskStockPage() {
  const t = useTranslations('desk');
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const maySee = useHasRight('seeStock');
  const mayCallPatients = useHasRight('askPatient');
  const maySeeOrders = useHasRight('seeOrder');
  const mayReceive = useHasRight('receiveGoods');
  usePageTitle(t('areas.stock'));

  // The row goes into the address of the list first: one step back, it is there again.
  async function open(to: string, from: string | null): Promise<void> {
    const here = Object.fromEntries(address);
    if (from) await navigate(linkTo('DeskStock', undefined, { ...here, at: from }), { replace: true });
    await navigate(to);
  }

  return (
    <main id="main" tabIndex={-1}>
      {maySee ? (
        <StockScreen
          addressOf={addressOf}
          goodsInAddress={mayReceive ? linkTo('DeskGoodsIn') : undefined}
          orderAddressOf={maySeeOrders ? orderAddress : undefined}
          recallAddressOf={mayCallPatients ? recallAddressOf : undefined}
          onOpen={(to, from) => void open(to, from)}
        />
      ) : (
        <Note tone="plain">{t('noRight')}</Note>
      )}
    </main>
  );
}
