import { type FailedWay, failedWays } from '@shop/contract/desk/packing-words';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Select } from '#ui/select.tsx';

/** What became of a parcel that did not arrive. */
export function OutcomeChoice({ value, onChange }: { value: FailedWay; onChange: (way: FailedWay) => void }) {
  const t = useTranslations('deskDecision.form');
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{t('outcome')}</label>
      <Select id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value as FailedWay)}>
        {failedWays.map((way) => (
          <option key={way} value={way}>
            {t(`outcomes.${way}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}
