import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { NewProduct } from '#features/desk/catalogue/new-product.tsx';
import { linkTo } from '#lib/routes.ts';
import { Note } from '#ui/note.tsx';
import { useBackTo } from '../desk/use-back-to.ts';
import { usePageTitle } from '../use-page-title.ts';

export default function DeskNewProductPage() {
  const t = useTranslations('desk');
  const navigate = useNavigate();
  const goBack = useBackTo(linkTo('DeskCatalogue'));
  const mayEdit = useHasRight('editCatalogue');
  usePageTitle(t('areas.catalogue'));
  return (
    <main id="main" tabIndex={-1}>
      {mayEdit ? (
        <NewProduct
          onAdded={(id) => void navigate(linkTo('DeskCatalogueProduct', { id }), { replace: true })}
          onBack={goBack}
        />
      ) : (
        <Note tone="plain">{t('noRight')}</Note>
      )}
    </main>
  );
}
