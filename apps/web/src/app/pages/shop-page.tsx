import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { FilterChips } from '#features/catalogue/browse/filter/filter-chips.tsx';
import { FilterPanel } from '#features/catalogue/browse/filter/filter-panel.tsx';
import { FilterSheet } from '#features/catalogue/browse/filter/filter-sheet.tsx';
import { NothingFound } from '#features/catalogue/browse/nothing-found.tsx';
import { activeFilters } from '#features/catalogue/browse/product-filter.ts';
import { ProductGrid } from '#features/catalogue/browse/product-grid.tsx';
import { ProductTypeToggle } from '#features/catalogue/browse/product-type-toggle.tsx';
import { SortControls } from '#features/catalogue/browse/sort-controls.tsx';
import { useFoundProducts } from '#features/catalogue/browse/use-found-products.ts';
import { useProductType } from '#features/catalogue/browse/use-product-type.ts';
import { useTopOfList } from '#features/catalogue/browse/use-top-of-list.ts';
import { MailOrderNotice } from '#features/catalogue/mail-order-notice.tsx';
import { useProducts } from '#features/catalogue/use-products.ts';
import { Button } from '#ui/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { EuLogo } from '../frame/eu-logo.tsx';
import { usePageTitle } from '../use-page-title.ts';
import styles from './shop-page.module.css';

export default function ShopPage() {
  const t = useTranslations('catalogue');
  const productType = useProductType();
  const { euLogoRegisterUrl } = useShopConfig();
  const products = useProducts(productType);
  const { productIndex, found, sorted, browsing } = useFoundProducts(products.data);
  const { current, settled, changeFilters, changeSorting, resetFilters } = browsing;
  const [isSheetOpen, setSheetOpen] = useState(false);
  const listRef = useTopOfList();
  const title = productType === 'extract' ? t('extracts') : t('buds');
  usePageTitle(title);

  const total = products.data?.length ?? 0;
  const active = activeFilters(current.filters).length;
  const isFiltered = activeFilters(settled.filters).length > 0;
  const sections = {
    productType,
    filters: current.filters,
    values: productIndex?.values,
    counts: found?.counts,
    onChange: changeFilters,
    onReset: resetFilters,
  };

  return (
    <div className={joinClasses('wrap', styles.page)}>
      <Row gap={[1, 2]} align="end" spread="apart" className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p className={styles.count} role="status">
            {found &&
              (isFiltered ? t('countOf', { count: found.products.length, total }) : t('count', { count: total }))}
            {products.isPending && t('loading')}
          </p>
          <Text size="small" tone="faint">
            {t(`priceNote.${productType}`)}
          </Text>
        </div>
        {/* The list is long; the one in the footer is far away. */}
        {euLogoRegisterUrl && <EuLogo className={styles.logo} />}
        <ProductTypeToggle productType={productType} />
      </Row>

      <div className={styles.shop}>
        <Stack gap={1} className={styles.side}>
          <FilterPanel {...sections} />
        </Stack>
        <section className={styles.list} ref={listRef} aria-labelledby="products">
          <h2 className="visually-hidden" id="products">
            {t('products')}
          </h2>
          <Row gap={0.75} align="start" className={styles.tools}>
            <Button className={styles.openSheet} icon={<SlidersHorizontal />} onClick={() => setSheetOpen(true)}>
              {active === 0 ? t('filter.title') : t('filter.titleWithCount', { count: active })}
            </Button>
            <div className={styles.chips}>
              <FilterChips filters={current.filters} onChange={changeFilters} onReset={resetFilters} />
            </div>
            <SortControls sorting={current.sorting} onChange={changeSorting} />
          </Row>
          <ProductGrid
            products={sorted}
            error={products.error}
            onRetry={() => products.refetch()}
            nothingFound={
              found && isFiltered ? (
                <NothingFound
                  productType={productType}
                  filters={settled.filters}
                  found={found}
                  onChange={changeFilters}
                  onReset={resetFilters}
                />
              ) : undefined
            }
          />
          <MailOrderNotice />
        </section>
      </div>

      {isSheetOpen && (
        <FilterSheet {...sections} count={found?.products.length ?? 0} onClose={() => setSheetOpen(false)} />
      )}
    </div>
  );
}
