import { useTranslations } from 'use-intl';
import { MyAccess } from '#features/desk/team/my-access.tsx';
import { usePageTitle } from '../use-page-title.ts';

export default function DeskAccessPage() {
  usePageTitle(useTranslations('desk.areas')('access'));
  return (
    <main id="main" tabIndex={-1}>
      <MyAccess />
    </main>
  );
}
