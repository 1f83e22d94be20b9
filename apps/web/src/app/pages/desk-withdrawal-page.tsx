import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { CaseScreen } from '#features/desk/withdrawals/case-screen.tsx';
import { linkTo } from '#lib/routes.ts';
import { Note } from '#ui/note.tsx';
import { orderAddress } from '../desk/order-address.ts';
import { useBackTo } from '../desk/use-back-to.ts';
import { usePageTitle } from '../use-page-title.ts';

const addressOf = (id: string) => linkTo('DeskWithdrawal', { id });

export default function DeskWithdrawalPage() {
  const t = useTranslations('desk');
  const { id = '' } = useParams();
  const goBack = useBackTo(linkTo('DeskWithdrawals'));
  const maySee = useHasRight('seeOrder');
  usePageTitle(t('areas.withdrawals'));
  return (
    <main id="main" tabIndex={-1}>
      {maySee ? (
        <CaseScreen key={id} id={id} orderAddressOf={orderAddress} addressOf={addressOf} onBack={goBack} />
      ) : (
        <Note tone="plain">{t('noRight')}</Note>
      )}
    </main>
  );
}
