import { memo, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Choice } from '#ui/choice.tsx';
import type { FacetCounts } from '../find-products.ts';
import { Count } from './choice-list.tsx';

interface IrradiationFilterProps {
  irradiation: boolean | null;
  counts: FacetCounts['irradiation'] | undefined;
  onChange: (irradiation: boolean | null) => void;
}

const choices = [
  ['all', null],
  ['irradiated', true],
  ['notIrradiated', false],
] as const;

/** Three choices (reading 11). A product of which it is not known is shown among all of them only. */
export const IrradiationFilter = memo(function IrradiationFilter(props: IrradiationFilterProps) {
  const { irradiation, counts, onChange } = props;
  const t = useTranslations('catalogue.filter');
  const name = useId();

  return (
    <div role="radiogroup" aria-label={t('irradiation')}>
      {choices.map(([choice, value]) => (
        <Choice
          key={choice}
          type="radio"
          name={name}
          checked={irradiation === value}
          onChange={() => onChange(value)}
          trailing={<Count count={counts?.[choice] ?? 0} />}
        >
          {t(choice)}
        </Choice>
      ))}
    </div>
  );
});
