import type { ProductType } from '@shop/contract/catalogue';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { Row } from '#ui/row.tsx';
import { activeFilters, type Filters, withoutActive } from '../product-filter.ts';
import type { ChangeFilters } from '../use-browsing.ts';
import styles from './filter-chips.module.css';
import { handOverFocus } from './hand-over-focus.ts';
import { useFilterText } from './use-filter-text.ts';

interface FilterChipsProps {
  productType: ProductType;
  filters: Filters;
  onChange: ChangeFilters;
  onReset: () => void;
}

/** The filters in force, each taken away by itself or all at once. */
export const FilterChips = memo(function FilterChips(props: FilterChipsProps) {
  const { productType, filters, onChange, onReset } = props;
  const t = useTranslations('catalogue.filter');
  const text = useFilterText(productType);
  const active = activeFilters(filters);
  if (active.length === 0) return null;

  return (
    <Row as="ul" gap={0.5} className={styles.chips} aria-label={t('active')}>
      {active.map((filter) => {
        const name = text.active(filters, filter);
        return (
          <li key={`${filter.facet} ${filter.value}`}>
            <Chip
              label={t('remove', { name })}
              onRemove={() => {
                handOverFocus(active.length === 1);
                onChange((current) => withoutActive(current, filter), filter.facet);
              }}
            >
              {name}
            </Chip>
          </li>
        );
      })}
      <li>
        <Button
          variant="ghost"
          className={styles.resetAll}
          onClick={() => {
            handOverFocus(true);
            onReset();
          }}
        >
          {t('resetAll')}
        </Button>
      </li>
    </Row>
  );
});
