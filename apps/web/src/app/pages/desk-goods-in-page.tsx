import { useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { GoodsIn } from '#features/desk/goods-in/goods-in.tsx';
import { linkTo } from '#lib/routes.ts';
import { Note } from '#ui/note.tsx';
import { useBackTo } from '../desk/use-back-to.ts';
import { usePageTitle } from '../use-page-title.ts';

export default function DeskGoodsInPage() {
  const t = useTranslations('desk');
  const stock = useTranslations('deskStock');
  const goBack = useBackTo(linkTo('DeskStock'));
  const mayReceive = useHasRight('receiveGoods');
  usePageTitle(stock('goodsIn'));
  return (
    <main id="main" tabIndex={-1}>
      {mayReceive ? (
        <GoodsIn addressOf={(id) => linkTo('DeskProductStock', { id })} onBack={goBack} />
      ) : (
        <Note tone="plain">{t('noRight')}</Note>
      )}
    </main>
  );
}
