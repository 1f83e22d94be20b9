import { useTranslations } from 'use-intl';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { ProductBrowser } from '#features/catalogue/browse/product-browser.tsx';
import { ShopHead } from '#features/catalogue/browse/shop-head.tsx';
import { useBrowser } from '#features/catalogue/browse/use-browser.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { Stack } from '#ui/stack.tsx';
import { EuLogo } from '../frame/eu-logo.tsx';
import { OpenCatalogue } from '../open-catalogue.tsx';
import { usePageTitle } from '../use-page-title.ts';
import styles from './shop-page.module.css';

export default function ShopPage() {
  return (
    <OpenCatalogue>
      <ShopScreen />
    </OpenCatalogue>
  );
}

function ShopScreen() {
  const t = useTranslations('catalogue');
  const { euLogoRegisterUrl } = useShopConfig();
  const browser = useBrowser();
  const title = browser.productType === 'extract' ? t('extracts') : t('buds');
  usePageTitle(title);

  return (
    <Stack gap={1.5} className={joinClasses('wrap', styles.page)}>
      <ShopHead title={title} browser={browser}>
        {/* The list is long; the one in the footer is far away. */}
        {euLogoRegisterUrl && <EuLogo className={styles.logo} />}
      </ShopHead>
      <ProductBrowser browser={browser} />
    </Stack>
  );
}
