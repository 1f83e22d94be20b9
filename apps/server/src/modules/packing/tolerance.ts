import type { PackingSettings } from '@shop/contract/packing-settings';

/** What a wanted amount may really be. All in thousandths of the product's unit. */
export interface Tolerance {
  wantedMilli: number;
  lowestMilli: number;
  highestMilli: number;
}

/** Whole packs are counted, so nothing is allowed for them but their number. */
export function toleranceOf(
  units: number,
  unit: 'gram' | 'milliliter' | 'pack',
  { belowPercent, abovePercent }: Pick<PackingSettings, 'belowPercent' | 'abovePercent'>,
): Tolerance {
  const wantedMilli = units * 1_000;
  if (unit === 'pack') return { wantedMilli, lowestMilli: wantedMilli, highestMilli: wantedMilli };
  return {
    wantedMilli,
    lowestMilli: Math.ceil((wantedMilli * (100 - belowPercent)) / 100),
    highestMilli: Math.floor((wantedMilli * (100 + abovePercent)) / 100),
  };
}
