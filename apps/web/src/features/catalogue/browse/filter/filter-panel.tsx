import { memo, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/row.tsx';
import styles from './filter-panel.module.css';
import { FilterSections, type FilterSectionsProps } from './filter-sections.tsx';

/** The filters beside the list, where there is room for both (SH-02). */
export const FilterPanel = memo(function FilterPanel({
  onReset,
  ...sections
}: FilterSectionsProps & { onReset: () => void }) {
  const t = useTranslations('catalogue.filter');
  const headingId = useId();

  return (
    <section aria-labelledby={headingId} className={styles.panel}>
      <Row gap={0} align="center" spread="apart" className={styles.heading}>
        <h2 id={headingId}>{t('title')}</h2>
        <Button variant="ghost" onClick={onReset}>
          {t('reset')}
        </Button>
      </Row>
      <FilterSections {...sections} />
    </section>
  );
});
