import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow';
import ArrowUpNarrowWide from 'lucide-react/icons/arrow-up-narrow-wide';
import { memo, useId } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/icon-button.tsx';
import { Row } from '#ui/row.tsx';
import { Select } from '#ui/select.tsx';
import { Text } from '#ui/text.tsx';
import { type Sorting, type SortKey, sortKeys } from './product-sort.ts';
import styles from './sort-controls.module.css';

interface SortControlsProps {
  sorting: Sorting;
  onChange: (sorting: Sorting) => void;
}

/** What the list is sorted by, and which way; the recommended order has none (SH-03). */
export const SortControls = memo(function SortControls({ sorting, onChange }: SortControlsProps) {
  const t = useTranslations('catalogue.sort');
  const { by, direction } = sorting;
  const isNeutral = by === 'relevance';
  const orderId = useId();

  return (
    <Row gap={[0.3, 0.75]} className={styles.sort}>
      <Select
        className={styles.select}
        aria-label={t('label')}
        aria-describedby={isNeutral ? orderId : undefined}
        value={by}
        onChange={({ currentTarget }) => onChange({ by: currentTarget.value as SortKey, direction: 'asc' })}
      >
        {sortKeys.map((key) => (
          <option key={key} value={key}>
            {t(key)}
          </option>
        ))}
      </Select>
      <IconButton
        isOutlined
        label={t(isNeutral ? 'none' : direction)}
        icon={direction === 'asc' ? <ArrowUpNarrowWide /> : <ArrowDownWideNarrow />}
        disabled={isNeutral}
        onClick={() => onChange({ by, direction: direction === 'asc' ? 'desc' : 'asc' })}
      />
      {isNeutral && (
        <Text size="micro" id={orderId} className={styles.order}>
          {t('neutralOrder')}
        </Text>
      )}
    </Row>
  );
});
