import { useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { RetentionScreen } from '#features/desk/retention/retention-screen.tsx';
import { Note } from '#ui/note.tsx';
import { Stack } from '#ui/stack.tsx';
import { orderAddress } from '../desk/order-address.ts';
import { PrivacyMenu } from '../desk/privacy-menu.tsx';
import { usePageTitle } from '../use-page-title.ts';

export default function DeskRetentionPage() {
  const t = useTranslations('desk');
  const parts = useTranslations('deskPrivacy.parts');
  const maySee = useHasRight('changeRetention');
  usePageTitle(parts('retention'));
  return (
    <main id="main" tabIndex={-1}>
      {maySee ? (
        <Stack gap={0.875}>
          <PrivacyMenu opened="retention" />
          <RetentionScreen orderAddressOf={orderAddress} />
        </Stack>
      ) : (
        <Note tone="plain">{t('noRight')}</Note>
      )}
    </main>
  );
}
