import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { geneticName } from './genetic-name.ts';

const known = ['indica', 'sativa', 'hybrid', 'hybrid_indica_dominant', 'hybrid_sativa_dominant'] as const;

/** `hybridIndicaDominant` is 'Hybrid Indica-dominant' (PD-04); what is not in our list is title-cased as on a card. */
export function useGeneticWords(): (genetic: string) => string {
  const t = useTranslations('product.genetics');

  return useCallback(
    (genetic) => {
      const name = geneticName(genetic);
      const key = known.find((candidate) => candidate === name.toLowerCase().replaceAll(' ', '_'));
      return key ? t(key) : name;
    },
    [t],
  );
}
