import Search from 'lucide-react/icons/search';
import type { KeyboardEvent, RefObject } from 'react';
import { useTranslations } from 'use-intl';
import styles from './stock.module.css';
import { expiringDays, lowUnits, stockFilters } from './stock-place.ts';
import type { StockList } from './use-stock-list.ts';

interface StockToolsProps {
  list: StockList;
  field: RefObject<HTMLInputElement | null>;
}

/** What of the list is shown: one filter, and words that are searched for at once. */
export function StockTools({ list: { counts, all, show, words, go }, field }: StockToolsProps) {
  const t = useTranslations('deskStock');
  const values = { units: lowUnits, days: expiringDays };

  function leave(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    if (event.key === 'Escape') go({ words: '' });
    event.currentTarget.blur();
    event.preventDefault();
  }

  return (
    <div className={styles.tools}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one row in every browser. */}
      <div role="group" aria-label={t('filters.label')} className={styles.filters}>
        {stockFilters.map((filter, index) => (
          <button key={filter} type="button" aria-pressed={filter === show} onClick={() => go({ show: filter })}>
            {t(`filters.${filter}`, values)} {all && <b>{counts[index]}</b>}
          </button>
        ))}
      </div>
      <search className={styles.find}>
        <Search aria-hidden="true" />
        <input
          ref={field}
          type="search"
          value={words}
          aria-label={t('find.label')}
          placeholder={t('find.placeholder')}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          onChange={({ currentTarget }) => go({ words: currentTarget.value })}
          onKeyDown={leave}
        />
      </search>
    </div>
  );
}
