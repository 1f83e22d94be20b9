import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { ProductScreen } from '#features/desk/catalogue/product-screen.tsx';
import { linkTo } from '#lib/routes.ts';
import { Note } from '#ui/note.tsx';
import { useBackTo } from '../desk/use-back-to.ts';
import { usePageTitle } from '../use-page-title.ts';

export default function DeskCatalogueProductPage() {
  const t = useTranslations('desk');
  const { id = '' } = useParams();
  const goBack = useBackTo(linkTo('DeskCatalogue'));
  const maySee = useHasRight('seeStock');
  const mayEdit = useHasRight('editCatalogue');
  usePageTitle(t('areas.catalogue'));
  return (
    <main id="main" tabIndex={-1}>
      {maySee ? <ProductScreen id={id} mayEdit={mayEdit} onBack={goBack} /> : <Note tone="plain">{t('noRight')}</Note>}
    </main>
  );
}
