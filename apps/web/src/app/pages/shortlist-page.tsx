import { useTranslations } from 'use-intl';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { Shortlist } from '#features/catalogue/shortlist/shortlist.tsx';
import { ShortlistSheet } from '#features/catalogue/shortlist/shortlist-sheet.tsx';
import { useShortlistProducts } from '#features/catalogue/shortlist/use-shortlist-products.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { PageHead } from '#ui/page-head.tsx';
import { OpenCatalogue } from '../open-catalogue.tsx';
import { usePageTitle } from '../use-page-title.ts';
import styles from './page.module.css';

export default function ShortlistPage() {
  return (
    <OpenCatalogue>
      <ShortlistScreen />
    </OpenCatalogue>
  );
}

function ShortlistScreen() {
  const t = useTranslations('shortlist');
  const entries = useShortlistProducts();
  const { shopName, phone } = useShopConfig();
  usePageTitle(t('title'));

  return (
    <>
      <div className={joinClasses('screen-only', styles.page)}>
        <PageHead title={t('title')} lead={t('lead')} />
        <Shortlist entries={entries} />
      </div>
      <ShortlistSheet entries={entries} pharmacy={{ name: shopName, phone }} />
    </>
  );
}
