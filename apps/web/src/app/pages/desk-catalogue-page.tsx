import { useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { CatalogueScreen } from '#features/desk/catalogue/catalogue-screen.tsx';
import { linkTo } from '#lib/routes.ts';
import { Note } from '#ui/note.tsx';
import { usePageTitle } from '../use-page-title.ts';

const addressOf = (id: string) => linkTo('DeskCatalogueProduct', { id });

export default function DeskCataloguePage() {
  const t = useTranslations('desk');
  const maySee = useHasRight('seeStock');
  const mayEdit = useHasRight('editCatalogue');
  usePageTitle(t('areas.catalogue'));
  return (
    <main id="main" tabIndex={-1}>
      {maySee ? (
        <CatalogueScreen addressOf={addressOf} newAddress={mayEdit ? linkTo('DeskNewProduct') : undefined} />
      ) : (
        <Note tone="plain">{t('noRight')}</Note>
      )}
    </main>
  );
}
