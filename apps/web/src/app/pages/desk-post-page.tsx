import { useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { PostRoom } from '#features/desk/post/post-room.tsx';
import { Note } from '#ui/note.tsx';
import { orderAddress } from '../desk/order-address.ts';
import { usePageTitle } from '../use-page-title.ts';

export default function DeskPostPage() {
  const t = useTranslations('desk');
  const mayReceive = useHasRight('receivePost');
  usePageTitle(t('areas.post'));
  return (
    <main id="main" tabIndex={-1}>
      {mayReceive ? <PostRoom addressOf={orderAddress} /> : <Note tone="plain">{t('noRight')}</Note>}
    </main>
  );
}
