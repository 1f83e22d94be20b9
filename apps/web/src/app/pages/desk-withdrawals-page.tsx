import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { WithdrawalsScreen } from '#features/desk/withdrawals/withdrawals-screen.tsx';
import { linkTo } from '#lib/routes.ts';
import { Note } from '#ui/note.tsx';
import { usePageTitle } from '../use-page-title.ts';

const addressOf = (id: string) => linkTo('DeskWithdrawal', { id });

export default function DeskWithdrawalsPage() {
  const t = useTranslations('desk');
  const navigate = useNavigate();
  const maySee = useHasRight('seeOrder');
  usePageTitle(t('areas.withdrawals'));
  return (
    <main id="main" tabIndex={-1}>
      {maySee ? (
        <WithdrawalsScreen addressOf={addressOf} onOpen={(id) => void navigate(addressOf(id))} />
      ) : (
        <Note tone="plain">{t('noRight')}</Note>
      )}
    </main>
  );
}
