import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Columns } from '#ui/columns.tsx';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import { MailOrderNotice } from '../mail-order-notice.tsx';
import { FilterChips } from './filter/filter-chips.tsx';
import { FilterPanel } from './filter/filter-panel.tsx';
import { FilterSheet } from './filter/filter-sheet.tsx';
import { NothingFound } from './nothing-found.tsx';
import styles from './product-browser.module.css';
import { activeFilters } from './product-filter.ts';
import { ProductGrid } from './product-grid.tsx';
import { SortControls } from './sort-controls.tsx';
import type { Browser } from './use-browser.ts';
import { useTopOfList } from './use-top-of-list.ts';

/** The filters beside the list of products, or in a sheet above it where there is no room for both. */
export function ProductBrowser({ browser }: { browser: Browser }) {
  const t = useTranslations('catalogue');
  const { productType, products, productIndex, found, sorted, browsing, isFiltered, otherKind } = browser;
  const { current, settled, changeFilters, changeSorting, resetFilters } = browsing;
  const [isSheetOpen, setSheetOpen] = useState(false);
  const listRef = useTopOfList();
  const active = activeFilters(current.filters).length;
  const change = { onChange: changeFilters, onReset: resetFilters };
  const sections = {
    ...change,
    productType,
    filters: current.filters,
    values: productIndex?.values,
    counts: found?.counts,
  };
  const nothingFound = found && isFiltered && (
    <NothingFound {...change} productType={productType} filters={settled.filters} found={found} otherKind={otherKind} />
  );

  return (
    <>
      <Columns until={900} columns="17.5rem minmax(0, 1fr)" gap={2} align="start">
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
              <FilterChips {...change} productType={productType} filters={current.filters} />
            </div>
            <SortControls sorting={current.sorting} onChange={changeSorting} />
          </Row>
          <ProductGrid
            products={sorted}
            error={products.error}
            onRetry={() => products.refetch()}
            nothingFound={nothingFound || undefined}
          />
          <MailOrderNotice />
        </section>
      </Columns>
      {isSheetOpen && (
        <FilterSheet {...sections} count={found?.products.length ?? 0} onClose={() => setSheetOpen(false)} />
      )}
    </>
  );
}
