import { useTranslations } from 'use-intl';
import { AccountLayout } from '../account-layout.tsx';
import { UnfinishedPage } from './unfinished-page.tsx';

export default function OrdersPage() {
  const t = useTranslations('pages.titles');
  return (
    <AccountLayout>
      <UnfinishedPage title={t('orders')} />
    </AccountLayout>
  );
}
