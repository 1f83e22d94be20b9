import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { FilterSections, type FilterSectionsProps } from './filter-sections.tsx';
import styles from './filter-sheet.module.css';

interface FilterSheetProps extends FilterSectionsProps {
  /** How many products the filters show. */
  count: number;
  onReset: () => void;
  onClose: () => void;
}

/** The filters over the whole screen, where the list leaves no room beside it (SH-02). */
export function FilterSheet({ count, onReset, onClose, ...sections }: FilterSheetProps) {
  const t = useTranslations('catalogue.filter');
  const headingId = useId();

  return (
    <Sheet
      aria-labelledby={headingId}
      onClose={onClose}
      top={
        <>
          <h2 id={headingId}>{t('title')}</h2>
          <IconButton label={t('close')} icon={<X />} onClick={onClose} />
        </>
      }
      bottomClassName={styles.bottom}
      bottom={
        <>
          <Button variant="secondary" onClick={onReset}>
            {t('reset')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('show', { count })}
          </Button>
        </>
      }
    >
      <div className={styles.sections}>
        <FilterSections {...sections} />
      </div>
      {/* The page's own announcement is silent while the sheet lies over it. */}
      <p className="visually-hidden" role="status">
        {t('matches', { count })}
      </p>
    </Sheet>
  );
}
